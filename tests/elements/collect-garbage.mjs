/** Test runner command that makes the browser collect garbage. */
export const collectGarbage = () => ({
  name: "collect-garbage",
  async executeCommand({ command, session }) {
    if (command !== "collect-garbage") return undefined;
    await session.browser.getPage(session.id).requestGC();
    return true;
  },
});
