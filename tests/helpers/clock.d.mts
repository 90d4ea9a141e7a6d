export const demoNow: string;
export const clockScript: string;
