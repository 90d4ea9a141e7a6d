/** The first calls of each card, sent while the element's code is loading, or before its first rendering. */
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

type Attribute = (name: string) => string | null;

function shownCards(attribute: Attribute): readonly string[] {
  const cards =
    attribute("cards")
      ?.split(/[\s,]+/)
      .filter((card) => card in calls) ?? [];
  return cards.length > 0 ? cards : Object.keys(calls);
}

export function overviewCalls(attribute: Attribute): string[] {
  return [...new Set(shownCards(attribute).flatMap((card) => calls[card] ?? []))];
}
