export type Encoding = "br" | "gzip";

/** The encodings that an Accept-Encoding header takes, the smaller one first. */
export function acceptedEncodings(header: string | null): Encoding[] {
  const accepted = new Map<string, number>();
  for (const entry of (header ?? "").split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    accepted.set(name, Number(quality));
  }
  const qualityOf = (name: Encoding) => accepted.get(name) ?? accepted.get("*") ?? 0;
  return (["br", "gzip"] as const).filter((name) => qualityOf(name) > 0);
}
