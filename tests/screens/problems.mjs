/** Problems of a page, each with the screen on which it happened. */
export function watchProblems(context) {
  const found = [];
  let screen = "start";
  let allowed = null;
  const add = (text) => {
    if (!allowed?.test(text)) found.push({ screen, text });
  };
  // Violations of the content security policy are console errors too.
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) add(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => add(`page error: ${error.error().message}`));
  return {
    found,
    add,
    /** Sets the current screen; problems that match `pattern` are ignored there, because the screen provokes them. */
    enter(name, pattern = null) {
      screen = name;
      allowed = pattern;
    },
  };
}
