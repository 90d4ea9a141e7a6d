import { executeServerCommand, sendKeys } from "@web/test-runner-commands";
import { listen } from "./live.ts";
import { readLines, toFocusPhrases } from "./speech.ts";
import { find, type Node, readTree } from "./tree.ts";

/** The focused node, or the active option in it. */
function toFocused(root: Node): Node | null {
  const isFocused = (node: Node) => node.property("focused") === true && node.role !== "RootWebArea";
  const focused = find(root, isFocused);
  if (!focused) return null;
  const { activeDescendant } = focused;
  return find(root, ({ domId }) => activeDescendant !== undefined && domId === activeDescendant) ?? focused;
}

/**
 * Simulates a screen reader user: real key events, and speech from the browser's own accessibility tree. Each step is recorded with its
 * speech: first the announcements of live regions, then the newly focused node.
 */
export function createReader() {
  const said: string[] = [];
  const ears = listen(document);
  let focused: Node | null = null;

  async function hear(until: () => unknown): Promise<void> {
    await until();
    const root = await readTree();
    said.push(...ears.take());
    const now = toFocused(root);
    if (now && now.id !== focused?.id) said.push(...toFocusPhrases(now, focused));
    focused = now;
  }
  return {
    /** @param until is awaited before the speech is recorded */
    async press(key: string, until: () => unknown = () => undefined) {
      said.push("", `> ${keyWords[key] ?? key}`);
      await sendKeys({ press: key });
      await hear(until);
    },
    async type(text: string, until: () => unknown = () => undefined) {
      said.push("", `> “${text}” yazılır`);
      await sendKeys({ type: text });
      await hear(until);
    },
    /** Records a step in which something happens without a key. */
    async wait(what: string, until: () => unknown) {
      said.push("", `> ${what}`);
      await hear(until);
    },
    /** Reads an element from its start to its end with the reading cursor. */
    async read(what: string, isStart: (node: Node) => boolean) {
      said.push("", `> ${what}`);
      const root = await readTree();
      const start = find(root, (node) => !node.isIgnored && isStart(node));
      said.push(...ears.take(), ...(start ? readLines(start) : ["(yok)"]));
    },
    /** Compares the speech with the stored transcript. Returns "" when equal, otherwise the first line that differs. */
    async compare(name: string): Promise<string> {
      ears.stop();
      const text = `${said.join("\n").trim()}\n`;
      const expected = (await executeServerCommand("transcript", { name, said: text })) as string;
      const [ours, theirs] = [text.split("\n"), expected.split("\n")];
      const at = ours.findIndex((line, index) => line !== theirs[index]);
      if (text === expected) return "";
      const line = at < 0 ? ours.length : at;
      return `${name}.txt:${line + 1}: expected “${theirs[line] ?? "(the end)"}”, said “${ours[line] ?? "(the end)"}”`;
    },
  };
}

const keyWords: Readonly<Record<string, string>> = {
  ArrowDown: "Aşağı ok",
  ArrowRight: "Sağ ok",
  ArrowLeft: "Sol ok",
  ArrowUp: "Yukarı ok",
  End: "End",
  Enter: "Enter",
  Escape: "Esc",
  Space: "Boşluk",
  Tab: "Sekme (Tab)",
};
