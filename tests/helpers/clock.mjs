/** A Thursday morning with trips under way: the demo server's clock starts here, whatever day the tests run on. */
export const demoNow = "2026-11-19T07:40:00+03:00";

/** How far the server's clock is ahead of the machine's, ms. */
const ahead = Date.parse(demoNow) - Date.now();

/**
 * First script of a page, which sets its clock to the server's. `new Date()` doesn't use `Date.now`, because Mocha measures with
 * `new Date()` and some tests replace `Date.now`.
 */
export const clockScript = `{
  const { now } = Date;
  Date.now = () => now() + ${ahead};
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, parts, target) =>
      Reflect.construct(RealDate, parts.length > 0 ? parts : [now() + ${ahead}], target),
  });
}`;
