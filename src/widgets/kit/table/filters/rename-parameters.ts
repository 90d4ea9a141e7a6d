/** A query string with other names for some of its parameters: where a provider's words are not those of the table. */
export function renameParameters(query: string, names: Readonly<Record<string, string>>): string {
  const renamed = [...new URLSearchParams(query)].map(([name, value]) => [names[name] ?? name, value]);
  return new URLSearchParams(renamed).toString();
}
