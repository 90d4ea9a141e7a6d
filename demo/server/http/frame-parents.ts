const exactOrigin = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** Writes into the page the origins to which it may send messages from a frame (docs/frame.md); null if there are none. */
export function withFrameParents(page: string, frameAncestors: string): string | null {
  // A wildcard allows framing, but is no origin that a message could be sent to.
  const parents = frameAncestors.split(" ").filter((source) => source === "'self'" || exactOrigin.test(source));
  if (parents.length === 0) return null;
  if (!page.includes("</head>")) throw new Error("The page has no head to carry the origins that may frame it");
  return page.replace("</head>", `<meta name="shuttle-frame-parents" content="${parents.join(" ")}" /></head>`);
}
