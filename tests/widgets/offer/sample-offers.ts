import { fetchOffers, uniteOffers } from "../../../src/core/api/offers.ts";
import type { Http } from "../../../src/core/http/http.ts";

/** All offers, as the element shows them. */
export async function fetchAllOffers(http: Http) {
  return uniteOffers(await fetchOffers(http, "seat"), await fetchOffers(http, "line"));
}

/** A line as the provider sends it. */
export function rawLine(change: object = {}) {
  return {
    route_name: "Kadıköy – Maslak",
    direction: "morning",
    route_distance: 24_100,
    passengers: 14,
    capacity: 16,
    price: "3250.000000",
    ...change,
  };
}

export function rawPassenger(change: object = {}) {
  return {
    name: "Şule Öz",
    address: "Caferağa Mah. No: 5, Kadıköy",
    email: "sule.oz@ornek.example",
    phone_number: "5321234567",
    direct_distance: 18.2,
    bridge_usage: true,
    avrasya_usage: false,
    toll_road_usage: false,
    base_price: 950,
    distance_price: "773.50",
    costs: 180,
    total_price: 1903.5,
    ...change,
  };
}

export function rawSeatOffer(change: object = {}, pilot = "Kozyatağı Pilotu") {
  return {
    pilot_name: pilot,
    data: {
      offer_name: "Kadıköy – Maslak Koltuk Teklifi",
      offer_type: "seat",
      offer_date: "2026-11-10",
      expire_countdown: 30,
      working_hours: "08:30 - 18:00",
      passengers: [rawPassenger(), rawPassenger({ name: "Ali Işık", bridge_usage: false, avrasya_usage: "True" })],
      discounts: {
        total_price_wo_discount: 3807,
        total_price_with_discount: "3530.99",
        total_price_with_extra_discount: 3425.06,
        customer_discount: 7.25,
        early_payment_discount: 3,
      },
      prices: {
        base_price: 950,
        direct_distance_price_per_km: 42.5,
        bridge_price: 180,
        avrasya_price: 260,
        toll_road_price: 120,
      },
      ...change,
    },
  };
}

export function rawLineOffer(change: object = {}, pilot = "Gebze Pilotu") {
  return {
    pilot_name: pilot,
    data: {
      offer_name: "Gebze Lojistik Üssü Hat Bazlı Teklif",
      offer_type: "line",
      date_created: "2026-11-10",
      expire_countdown: 30,
      apply_customer_discount: true,
      customer_discount: 5,
      apply_early_payment_discount: true,
      early_payment_discount: 3,
      prices: { total: { without_discount: 6500, with_discount: 6175, with_early_payment: 5989.75 } },
      lines: [
        rawLine(),
        rawLine({ route_name: "Üsküdar – Gebze", price: "0.000000" }),
        rawLine({ route_name: "Çekmeköy – Gebze", direction: "evening" }),
      ],
      gas_price_impact: 35,
      gas_freeze_range: 5,
      inflation_impact: 40,
      inflation_type: { name: "TÜFE" },
      inflation_period: 6,
      min_wage_impact: 25,
      off_day_charges: "Hafta sonu 1,5 kat",
      offer_notes: "Fiyatlara KDV dâhil değildir.\nİkinci satır",
      ...change,
    },
  };
}
