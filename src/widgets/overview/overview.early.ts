/** The first calls of each card: the one-script loader sends them while the element's code is still on its way. */
const calls: Readonly<Record<string, readonly string[]>> = {
  kpi: ["/api/company/summary/", "/api/company/kpi/history/", "/api/company/sla/"],
  reservations: ["/api/company/reservations/"],
  trips: ["/api/company/trip-personnel-count/", "/api/company/trip-personnel/?is_morning=true"],
  employees: ["/api/company/trip-personnel-count/"],
  network: ["/api/routes/"],
  co2: ["/api/company/co2-emission"],
  ratings: ["/api/company/ratings/"],
  // Comes when everything else is there.
  attention: [],
};

export function overviewCalls(attribute: (name: string) => string | null): string[] {
  const cards =
    attribute("cards")
      ?.split(/[\s,]+/)
      .filter((card) => card in calls) ?? [];
  const shown = cards.length > 0 ? cards : Object.keys(calls);
  return [...new Set(shown.flatMap((card) => calls[card] ?? []))];
}
