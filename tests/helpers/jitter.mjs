/**
 * A script for the page's head (TEST_JITTER=1): randomly delays React's scheduled work and all answers by up to 0.2 s, and one answer
 * in five by up to 1.5 s, later than a map is drawn. Makes tests fail without a busy machine if they wait for a condition that was
 * already true and then expect the next state.
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
