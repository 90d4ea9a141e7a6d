type Surface = Readonly<Record<string, string>>;
export declare function surfaceOf(manifest: object): Surface;
export declare function lostOf(before: Surface, now: Surface): readonly string[];
