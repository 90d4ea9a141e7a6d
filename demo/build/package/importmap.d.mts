export declare function toImportMap(integrity: Readonly<Record<string, string>>, base: string, name: string): string;
export declare function policySource(map: string): string;
