/** Stored JSON without the session's token, whose random letters could match by chance. Throws if there is no token. */
export function withoutToken(kept: string): string {
  const token = /"token\\*":\\*"([^"\\]+)/.exec(kept)?.[1];
  if (token === undefined) throw new Error("The browser keeps no session.");
  return kept.replaceAll(token, "");
}
