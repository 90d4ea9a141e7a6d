export function evenly<Item>(items: readonly Item[], size: number, seed?: number): readonly Item[];
