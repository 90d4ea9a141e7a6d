// Preloaded by tests/clocks.mjs into every process of Node: its clock is CLOCK_AHEAD ms ahead of the machine's.
const { now } = Date;
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, parts, target) => Reflect.construct(RealDate, parts.length > 0 ? parts : [Date.now()], target),
  apply: (RealDate) => new RealDate(Date.now()).toString(),
});
