/**
 * A script for the head of a page (TEST_JITTER=1): whatever React schedules and every answer come up to 0.2 s late, by chance, and one
 * answer in five up to 1.5 s, which is later than a map is drawn. A test that waits for what was true before, and then looks for what
 * comes next, is red with it without a busy machine.
 */
export const jitterScript = `(() => {
  const later = setTimeout;
  const wait = () => Math.random() * 200;
  const waitForAnswer = () => Math.random() * (Math.random() < 0.2 ? 1500 : 200);
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
        await new Promise((resolve) => later(resolve, waitForAnswer()));
        return answer;
      };
    },
    set(replacement) {
      ask = replacement;
    },
  });
})();`;
