export const unreadFields: Readonly<Record<string, readonly string[]>>;
export const sometimesAbsent: readonly string[];
export const spellings: readonly (readonly string[])[];
