/** A command of the test page to its runner: the browser lets go of what nothing holds. */
export const collectGarbage = () => ({
  name: "collect-garbage",
  async executeCommand({ command, session }) {
    if (command !== "collect-garbage") return undefined;
    await session.browser.getPage(session.id).requestGC();
    return true;
  },
});
