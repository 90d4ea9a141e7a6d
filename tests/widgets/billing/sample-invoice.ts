/* Invoices as the provider sends them, for tests of every kind. */

interface Amounts {
  readonly base: number;
  readonly distance: number;
  readonly toll: number;
  readonly bridge: number;
  readonly avrasya: number;
  readonly gas: number;
  readonly total: number;
}

/** One line; all amounts in TL. */
export function rawPassenger(name: string | null, route: string | null, kilometres: number, amounts: Amounts) {
  const { base, distance, toll, bridge, avrasya, gas, total } = amounts;
  return {
    full_name: name,
    route,
    distance: kilometres,
    discount: 5,
    temporary_discount: 0,
    prices: {
      base_price: base,
      total_price: total,
      breakdown: {
        distance_cost: { value: distance },
        toll_road_price: { value: toll },
        bridge_price: { value: bridge },
        avrasya_price: { value: avrasya },
        gas_price_reflection: { value: gas },
      },
    },
  };
}

const lines = [
  rawPassenger("Ayşe Yıldırım", "Kadıköy – Levent", 21.4, {
    base: 890,
    distance: 749,
    toll: 64.2,
    bridge: 118,
    avrasya: 0,
    gas: 98.4,
    total: 1823.62,
  }),
  rawPassenger("Işıl Çağlar", "Beykoz – Levent", 18.9, {
    base: 890,
    distance: 661.5,
    toll: 88.4,
    bridge: 96,
    avrasya: 0,
    gas: 86.8,
    total: 1731.57,
  }),
  rawPassenger("Oğuz Kağan Demir", "Kadıköy – Levent", 33.6, {
    base: 890,
    distance: 1176,
    toll: 142.6,
    bridge: 0,
    avrasya: 164,
    gas: 148.9,
    total: 2395.43,
  }),
];

/** The current plan's amounts agree with lines, services and usages: 5.950,62 + 3.000 + 4.500 = 13.450,62. */
export function rawPlan(name: "normal" | "early", overrides: object = {}) {
  const isEarly = name === "early";
  return {
    payment_plan: name,
    discount_text: isEarly ? "%4 indirim" : null,
    employee_based_cost: isEarly ? 5712.6 : 5950.62,
    additional_services_cost: 3000,
    line_based_usages_cost: 4500,
    total_price_wo_vat: isEarly ? 13_212.6 : 13_450.62,
    total_price: isEarly ? 15_855.12 : 16_140.74,
    avg_seat_price: isEarly ? 4404.2 : 4483.54,
    last_payment_date: isEarly ? "2026-12-08" : "2027-01-15",
    term_information: isEarly ? "7 gün vadeli" : "45 gün vadeli",
    breakdown: {
      employee_based_usage: [{ name: "Çalışan bazlı kullanım", value: isEarly ? 5712.6 : 5950.62 }],
      additional_services: [
        { name: "Havalimanı transferi", value: 2000 },
        { name: "Hafta sonu servisi", value: 1000 },
        { name: "Gece mesaisi servisi", value: 0 },
      ],
      line_based_usage: [{ name: "Hat bazlı kullanım", value: 4500 }],
    },
    ...overrides,
  };
}

export function rawInvoice(overrides: object = {}) {
  return {
    payment_plan: "normal",
    payment_plan_change_request: null,
    num_passengers: 3,
    working_hours: "08:30 - 18:00",
    prices: [rawPlan("normal"), rawPlan("early")],
    passengers: lines,
    change_logs: [
      {
        office_name: "Levent Ofis",
        changes: [
          {
            date: "2026-11-04",
            route_name: "Kadıköy – Levent",
            passenger_name: "Oğuz Kağan Demir",
            change_type: "passenger_added",
            change_type_verbose: "Çalışan eklendi",
            km: 33.6,
            price_effect: 2395.43,
          },
          {
            date: "2026-11-12",
            route_name: "Beykoz – Levent",
            passenger_name: "Emre Kılıç",
            change_type: "passenger_removed",
            change_type_verbose: "Çalışan çıkarıldı",
            km: 12,
            price_effect: -1500,
          },
        ],
      },
      {
        office_name: "Maslak Ofis",
        changes: [
          {
            date: "2026-11-20",
            route_name: null,
            passenger_name: null,
            change_type: "other",
            change_type_verbose: "Birim fiyat güncellendi",
            km: null,
            price_effect: 80.5,
          },
        ],
      },
    ],
    additional_services: [
      {
        service_type: "Havalimanı transferi",
        route: "Sabiha Gökçen",
        amount: 2000,
        amount_with_vat: 2400,
        explanation: "Dört sefer",
      },
      {
        service_type: "Hafta sonu servisi",
        route: "Kadıköy – Levent",
        amount: 1000,
        amount_with_vat: 1200,
        explanation: null,
      },
    ],
    line_based_usages: [
      { route: "Tuzla – Levent", passenger_count: 14, amount: 4500, amount_with_vat: 5400, explanation: "Tam hat" },
    ],
    base_price: 890,
    direct_distance_price: 35,
    bridge_price: 118,
    avrasya_price: 164,
    toll_road_price: 120,
    payment_info: {
      bank_name: "Örnek Bankası",
      account_name: "Servis Teknoloji A.Ş.",
      iban: "TR330006100519786457841326",
      tax_office: "Beşiktaş",
      tax_number: "1234567890",
    },
    ...overrides,
  };
}

/** Six months from the given one on; `previous` of them lie in the year before. */
export function rawHistogram(
  first: number,
  previous = 0,
  totals = [812_000, 796_500, 841_250, 880_000, 895_000, 902_000],
) {
  return {
    result: totals.map((total, index) => ({
      month_number: ((first - 1 + index) % 12) + 1,
      is_previous_year: index < previous,
      prices: { total_price: total },
    })),
  };
}
