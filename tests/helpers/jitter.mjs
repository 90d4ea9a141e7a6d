/**
 * A script for the head of a page (TEST_JITTER=1): whatever React schedules and every answer come up to 0.2 s late, by chance. A test
 * that waits for what was true before, and then looks for what comes next, is red with it without a busy machine.
 */
export const jitterScript = `(() => {
  const later = setTimeout;
  const wait = () => Math.random() * 200;
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...message) {
    later(() => postMessage.apply(this, message), wait());
  };
  let ask = fetch;
  Object.defineProperty(globalThis, "fetch", {
    configurable: true,
    get() {
      const present = ask;
      return async (...call) => {
        const answer = await present(...call);
        await new Promise((resolve) => later(resolve, wait()));
        return answer;
      };
    },
    set(replacement) {
      ask = replacement;
    },
  });
})();`;
