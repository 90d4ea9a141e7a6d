export function guidOf(name: string): string;
