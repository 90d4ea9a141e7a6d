export declare const version: string;
export declare const settings: Readonly<Record<string, string>>;
export declare const packageName: string;
export declare function withName(text: string, name?: string): string;
