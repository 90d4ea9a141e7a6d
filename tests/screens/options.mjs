/** `--only overview,sign-in` selects the screens whose names contain one of these. */
export function readOptions(parameters) {
  const [name, value, ...rest] = parameters;
  if (name === undefined) return { isWanted: () => true, isPartial: false };
  if (name !== "--only" || !value || rest.length > 0) {
    throw new Error(`Unknown: ${parameters.join(" ")}. There is --only overview,sign-in (parts of screen names).`);
  }
  const parts = value.split(",").filter(Boolean);
  return { isWanted: (screen) => parts.some((part) => screen.includes(part)), isPartial: true };
}
