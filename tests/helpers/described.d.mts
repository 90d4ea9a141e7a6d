interface Operation {
  readonly operationId: string;
}
export const description: {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
};
export function isDescribed(method: string, href: string): boolean;
export function askedWrongly(method: string, href: string, body: string | null): string | null;
export function answeredWrongly(
  method: string,
  href: string,
  status: number,
  body: string,
  isExact?: boolean,
): string | null;
export function isSampled(method: string, href: string, status: number): boolean;
