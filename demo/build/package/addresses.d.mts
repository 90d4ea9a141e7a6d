export declare function toMajor(version: string): string;
