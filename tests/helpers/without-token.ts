/** What a browser keeps, as JSON, without the session's token, whose letters come by chance. Throws when there is none. */
export function withoutToken(kept: string): string {
  const token = /"token\\*":\\*"([^"\\]+)/.exec(kept)?.[1];
  if (token === undefined) throw new Error("The browser keeps no session.");
  return kept.replaceAll(token, "");
}
