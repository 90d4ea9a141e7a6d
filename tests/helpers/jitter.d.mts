export const jitterScript: string;
