export function findCalls(texts: readonly string[]): readonly string[];
export function listCalls(): readonly string[];
