/** `calls`: by the name under which src/core/api exports them. */
export declare function toOpenApi(calls: Readonly<Record<string, object>>, version: string): object;
