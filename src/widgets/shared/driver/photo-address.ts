/**
 * Address of a photograph that may be shown: http(s), or a path at the provider. Null for anything else (`javascript:`,
 * `data:`, a bare word). `base` is the provider's address.
 */
export function toPhotoAddress(photo: string | null, base: string): string | null {
  if (photo === null || !/^(https?:\/\/|\/(?![/\\]))/i.test(photo)) return null;
  try {
    return new URL(photo, base).href;
  } catch {
    return null;
  }
}
