import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../transcripts/", import.meta.url);

/** Test runner commands: read the browser's accessibility tree and a node's attributes, and read or write the expected transcript. */
export function screenReaderCommands() {
  const clients = new WeakMap();
  /** @returns the DevTools session of that test's page */
  async function debuggerOf(session) {
    const page = session.browser.getPage(session.id);
    if (!clients.has(page)) clients.set(page, await page.context().newCDPSession(page));
    return clients.get(page);
  }
  return {
    name: "screen-reader",
    async executeCommand({ command, payload, session }) {
      if (command === "accessibility-tree") {
        const { nodes } = await (await debuggerOf(session)).send("Accessibility.getFullAXTree");
        return nodes;
      }
      if (command === "attributes") {
        const client = await debuggerOf(session);
        const answer = await client.send("DOM.describeNode", { backendNodeId: payload.id }).catch((error) => {
          if (!String(error).includes("No node found")) throw error;
          return null;
        });
        // The runner takes null for a command that it doesn't know.
        if (!answer) return { isGone: true };
        const { attributes = [] } = answer.node;
        const named = Object.fromEntries(
          attributes.flatMap((name, at) => (at % 2 === 0 ? [[name, attributes[at + 1]]] : [])),
        );
        return { isGone: false, attributes: named };
      }
      if (command === "transcript") {
        const file = new URL(`${payload.name}.txt`, folder);
        if (process.env.WRITE_TRANSCRIPTS) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(file, payload.said);
        }
        return existsSync(file) ? readFileSync(file, "utf8") : "";
      }
      return undefined;
    },
  };
}
