/** Drawn by the demo (http/demo-assets.ts); drivers without a photo share one outline. */
export function photoOf({ id, hasPhoto }: { readonly id: number; readonly hasPhoto: boolean }) {
  return { avatar: `/demo-assets/${hasPhoto ? `driver-${id}` : "driver"}.svg`, is_default_avatar: !hasPhoto };
}
