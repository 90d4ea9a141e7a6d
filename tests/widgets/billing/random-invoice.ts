import { rawInvoice, rawPassenger, rawPlan } from "./sample-invoice.ts";

/** The same numbers for the same seed, so that a failure can be looked into. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const routes = ["Kadıköy – Levent", "Şişli – Maslak", "Işıklar – Levent", "İncirli – Maslak", null];

/** A random invoice. As some providers send them, amounts have fractions of a kuruş, and some are text or missing. */
export function randomInvoice(seed: number) {
  const random = createRandom(seed);
  const amount = (most: number) => Math.round(random() * most * 1000) / 1000;
  const odd = (value: number) => {
    const kind = random();
    if (kind < 0.05) return null;
    return kind < 0.15 ? String(value) : value;
  };
  const passengers = Array.from({ length: Math.floor(random() * 60) }, (_, index) =>
    rawPassenger(`Yolcu ${index}`, routes[Math.floor(random() * routes.length)] ?? null, odd(amount(60)) as number, {
      base: odd(amount(1500)) as number,
      distance: odd(amount(2500)) as number,
      toll: odd(amount(200)) as number,
      bridge: odd(amount(300)) as number,
      avrasya: odd(amount(400)) as number,
      gas: odd(amount(150)) as number,
      // Negative totals are corrections.
      total: odd(random() < 0.05 ? -amount(500) : amount(4000)) as number,
    }),
  );
  const services = Array.from({ length: Math.floor(random() * 4) }, (_, index) => ({
    service_type: `Servis ${index}`,
    route: null,
    amount: amount(5000),
    amount_with_vat: amount(6000),
    explanation: null,
  }));
  return rawInvoice({ passengers, additional_services: services, prices: [rawPlan("normal"), rawPlan("early")] });
}
