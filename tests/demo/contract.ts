import * as v from "valibot";

// The answers of the API as schemas: strict, so that a field too many or too few is noticed.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const latLng = v.pipe(v.string(), v.regex(/^4[01]\.\d{4,5},2[89]\.\d{4,5}$/));
const positive = v.pipe(v.number(), v.minValue(0));
const period = v.picklist(["morning", "evening"]);
const name = v.pipe(v.string(), v.minLength(3));
const polyline = v.pipe(v.string(), v.minLength(4));
const money = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "has no more than two decimals"),
);

export const login = v.strictObject({
  full_name: name,
  company_id: count,
  user_id: count,
  company_latlng: latLng,
  account_type: v.picklist(["company", "demo"]),
  user_type: v.picklist(["admin", "user"]),
  is_documents_enabled: v.boolean(),
  logo: v.union([v.literal("null"), v.pipe(v.string(), v.regex(/^\/demo-assets\/[\w-]+\.svg$/))]),
});
export const pinAnswer = v.strictObject({ token: v.pipe(v.string(), v.minLength(40)), company_name: name });
const indicators = { walking_distance: positive, duration: positive, detour_ratio: positive };
export const summary = v.strictObject({ average: v.strictObject(indicators) });
export const demoSummary = v.array(v.strictObject({ pilot_name: name, data: summary }));
export const kpiHistory = v.pipe(v.array(v.strictObject({ ...indicators, created_at: day })), v.length(28));
export const sla = v.strictObject(indicators);

const week = v.strictObject({
  booking_types: v.pipe(v.array(v.strictObject({ data: v.pipe(v.array(count), v.length(5)) })), v.length(2)),
});
export const reservations = v.strictObject({ this_week: week, last_week: week });

const rating = { avg_rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), rating_count: count };
export const ratings = v.strictObject({
  trip: v.strictObject({ ...rating, trend: v.number() }),
  driver: v.strictObject(rating),
  vehicle: v.strictObject(rating),
});

export const tripPersonnelCount = v.strictObject({
  trips: v.pipe(v.array(v.strictObject({ day, not_started: count, ongoing: count, completed: count })), v.length(5)),
  personnel: v.strictObject({ active: count, inactive: count }),
});
export const tripPersonnel = v.array(
  v.strictObject({ name, state: v.picklist(["live", "scheduled", "completed", "cancelled"]) }),
);
export const emissions = v.strictObject({
  data: v.strictObject({
    xaxis: v.strictObject({ months: v.pipe(v.array(v.pipe(v.string(), v.length(3))), v.length(12)) }),
    trees_by_months: v.pipe(v.array(count), v.length(12)),
    tree_trend: v.number(),
    co2_amount: positive,
    co2_trend: v.number(),
  }),
});

const person = { passenger_id: count, open_address: name, detour_ratio: positive, is_shadow: v.boolean() };
/** One of two spellings, never both. */
const passenger = v.union([
  v.strictObject({
    ...person,
    passenger_name: name,
    open_address_coordinate: latLng,
    pickup_walking_distance: count,
    dropoff_walking_distance: count,
    pickup_waypoints_polyline: polyline,
    dropoff_waypoints_polyline: polyline,
  }),
  v.strictObject({
    ...person,
    first_last_name: name,
    walking_distance: count,
    location: latLng,
    walking_waypoints_polyline: polyline,
  }),
]);
export function nameOf(one: v.InferOutput<typeof passenger>): string {
  return "passenger_name" in one ? one.passenger_name : one.first_last_name;
}
const stop = v.strictObject({
  order_number: count,
  order_char: v.pipe(v.string(), v.regex(/^[A-Z]+$/)),
  arrival: clock,
  duration: count,
  route_point_coordinate: latLng,
  location_id: count,
  passengers: v.array(passenger),
});
const route = {
  route_id: count,
  route_unique_id: v.pipe(v.string(), v.regex(/^R-\d+$/)),
  route_name: v.pipe(v.string(), v.includes(" – ")),
  time_period: period,
  passengers: v.array(name),
  driver_name: name,
  departure: clock,
  arrival: clock,
  duration: count,
  average_walking_distance: positive,
  average_detour_ratio: positive,
  origin: latLng,
  destination: latLng,
  is_company_my_own: v.boolean(),
};
const detail = { rps_detail: v.pipe(v.array(stop), v.minLength(1)), waypoints_polyline: polyline };
const meta = v.strictObject({
  total_count: count,
  column_filters: v.strictObject({
    time_period: v.array(period),
    route_name: v.array(name),
    through_neighborhoods: v.array(name),
    sides: v.array(v.picklist(["Avrupa", "Anadolu"])),
  }),
});
export const ownRoutes = v.strictObject({ result: v.array(v.strictObject(route)) });
export const routeList = v.strictObject({ meta, routes: v.array(v.strictObject(route)) });
export const detailedRouteList = v.strictObject({ meta, routes: v.array(v.strictObject({ ...route, ...detail })) });
export const demoRouteList = v.strictObject({ meta, routes: v.array(v.strictObject({ ...route, pilot_name: name })) });
export const demoRoute = v.strictObject({
  routes: v.pipe(v.array(v.strictObject({ ...route, ...detail, pilot_name: name })), v.length(2)),
});
export const routeDetail = v.strictObject({
  result: v.strictObject({
    rps_detail: v.pipe(v.array(stop), v.minLength(1)),
    first_point_departure: clock,
    arrival: clock,
    departure: clock,
    steps: v.pipe(v.array(latLng), v.minLength(2)),
    origin: latLng,
    destination: latLng,
    company_locations_mapping: v.record(name, latLng),
  }),
});
export const routeMeta = v.strictObject({
  driver_id: count,
  driver_name: name,
  driver_avatar: v.pipe(v.string(), v.regex(/^\/demo-assets\/[\w-]+\.svg$/)),
  is_default_avatar: v.boolean(),
  driver_plate: v.pipe(v.string(), v.regex(/^(\d\d [A-Z]{3} \d{3}|Undefined)$/)),
  driver_rate: rating.avg_rating,
  driver_rate_count: count,
  account_manager_email: v.pipe(v.string(), v.email()),
});

export const seatOffers = v.array(
  v.strictObject({
    pilot_name: name,
    data: v.strictObject({
      offer_name: name,
      offer_type: v.literal("seat"),
      offer_date: day,
      expire_countdown: count,
      working_hours: v.string(),
      passengers: v.pipe(
        v.array(
          v.strictObject({
            name,
            address: name,
            email: v.pipe(v.string(), v.email()),
            phone_number: v.pipe(v.string(), v.regex(/^5\d{9}$/)),
            direct_distance: positive,
            bridge_usage: v.boolean(),
            avrasya_usage: v.boolean(),
            toll_road_usage: v.boolean(),
            base_price: money,
            distance_price: money,
            costs: money,
            total_price: money,
          }),
        ),
        v.minLength(1),
      ),
      discounts: v.strictObject({
        total_price_wo_discount: money,
        total_price_with_discount: money,
        total_price_with_extra_discount: money,
        customer_discount: positive,
        early_payment_discount: positive,
      }),
      prices: v.strictObject({
        base_price: money,
        direct_distance_price_per_km: money,
        bridge_price: money,
        avrasya_price: money,
        toll_road_price: money,
      }),
    }),
  }),
);
const line = v.strictObject({
  route_name: name,
  direction: period,
  route_distance: count,
  passengers: count,
  capacity: count,
  price: v.pipe(v.string(), v.regex(/^\d+\.\d{6}$/)),
});
export const lineOffers = v.array(
  v.strictObject({
    pilot_name: name,
    data: v.strictObject({
      offer_name: name,
      offer_type: v.literal("line"),
      date_created: day,
      expire_countdown: count,
      apply_customer_discount: v.boolean(),
      customer_discount: v.nullable(positive),
      apply_early_payment_discount: v.boolean(),
      early_payment_discount: v.nullable(positive),
      prices: v.strictObject({
        total: v.strictObject({ without_discount: money, with_discount: money, with_early_payment: money }),
      }),
      lines: v.pipe(v.array(line), v.minLength(1)),
      gas_price_impact: positive,
      gas_freeze_range: positive,
      inflation_impact: positive,
      inflation_type: v.strictObject({ name: v.string() }),
      inflation_period: count,
      min_wage_impact: positive,
      off_day_charges: name,
      offer_notes: name,
    }),
  }),
);
export const lineOfferDetails = v.strictObject({ results: v.array(line), count });

export const documentTypes = [
  "Aylık Rapor",
  "Ek Protokol",
  "Fatura Eki",
  "Karbon Raporu",
  "Memnuniyet Raporu",
  "Sözleşme",
  "Sunum",
] as const;
const optional = <Value extends v.GenericSchema>(value: Value) => v.nullable(value);
const employee = {
  id: count,
  profile: v.strictObject({
    first_name: v.string(),
    last_name: v.string(),
    phone_number: v.pipe(v.string(), v.regex(/^[1-9]\d{9}$/)),
    email: v.pipe(v.string(), v.email()),
  }),
  home_address: name,
  registration_status: v.picklist(["registered", "on_hold", "deleted"]),
  status: name,
  passenger_name: name,
  route_name: optional(v.pipe(v.string(), v.includes(" – "))),
  average_walking_distance: optional(count),
  average_trip_duration: optional(count),
  detour_ratio: optional(positive),
  morning_trip_duration: optional(count),
  evening_trip_duration: optional(count),
  pickup_walking_distance: optional(count),
  dropoff_walking_distance: optional(count),
  morning_detour_ratio: optional(positive),
  evening_detour_ratio: optional(positive),
  first_trip_scheduled_date: optional(day),
};
export const employeeList = v.strictObject({ results: v.array(v.strictObject(employee)), count });
export const demoEmployees = v.array(v.strictObject({ ...employee, pilot_name: name }));
const choice = v.strictObject({ key: v.pipe(v.string(), v.minLength(1)), verbose: name });
export const employeeColumnFilters = v.strictObject({
  results: v.strictObject({ status: v.array(choice), route_name: v.array(name) }),
});
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\+03:00$/),
  v.isoTimestamp(),
);
export const pastTrips = v.array(
  v.strictObject({
    id: count,
    route_name: name,
    start_date: optional(moment),
    duration: v.pipe(v.number(), v.integer(), v.minValue(-1)),
    time_period: period,
    auto_finished: v.boolean(),
    planned_date: day,
    planned_start_time: clock,
    planned_end_time: clock,
    planned_duration: count,
  }),
);
const drivingEvent = {
  start_latlng: latLng,
  start_time: moment,
  end_time: moment,
  event_duration_seconds: count,
};
const speeding = v.strictObject({
  event_type_name: v.literal("OVERSPEEDING"),
  ...drivingEvent,
  overspeed_polyline: polyline,
  overspeed_distance: count,
  posted_speed_limit_kmph: count,
  max_driver_speed_kmph: positive,
});
const otherEvent = v.strictObject({
  event_type_name: v.picklist(["PHONE_USE", "HARD_BRAKE", "HARD_TURN", "RAPID_ACCELERATION", "SEAT_BELT"]),
  ...drivingEvent,
  overspeed_polyline: v.null(),
  overspeed_distance: v.null(),
  posted_speed_limit_kmph: v.null(),
  max_driver_speed_kmph: v.null(),
});
export const tripDetails = v.strictObject({
  is_zendrive_score_low: v.boolean(),
  zendrive_analytics: optional(v.array(v.union([speeding, otherEvent]))),
});
export const tripDirections = v.array(
  v.strictObject({ location: latLng, planned_location: optional(latLng), company_location: latLng }),
);
export const tripPassengers = v.array(
  v.strictObject({
    passenger_full_name: name,
    trip_time_period: period,
    stats: v.strictObject({
      state: v.picklist(["on-the-bus", "completed", "not-coming", "cancelled-by-driver", "-"]),
      transaction_location: latLng,
      transaction_date: optional(moment),
      order: count,
    }),
  }),
);
export const speedReport = v.array(
  v.strictObject({
    license_plate: routeMeta.entries.driver_plate,
    driver_name: name,
    route_name: name,
    time_period: period,
    events: v.pipe(v.array(speeding), v.minLength(1)),
  }),
);
const bookingState = v.picklist(["planned", "on-the-bus", "completed", "not-coming", "cancelled-by-driver"]);
export const bookingList = v.strictObject({
  results: v.array(
    v.strictObject({
      passenger_name: name,
      state: bookingState,
      route_name: name,
      time_period: period,
      scheduled_date: day,
      pickup_time: optional(clock),
      on_the_bus_time: optional(clock),
      dropoff_time: optional(clock),
      completed_time: optional(clock),
      rating: optional(v.picklist([1, 2, 3, 4, 5])),
      trip_id: count,
      route_unique_id: v.pipe(v.string(), v.regex(/^R-\d+$/)),
    }),
  ),
  count,
});
export const bookingChoices = v.strictObject({
  passenger_name: v.array(name),
  state: v.array(bookingState),
  route_name: v.array(name),
  scheduled_date: v.array(day),
  trip_id: v.array(count),
});

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const avatar = { avatar: routeMeta.entries.driver_avatar, is_default_avatar: v.boolean() };
const ratio = v.strictObject({ ratio: percent, query_count: count, all_count: count });
const routeName = v.pipe(v.string(), v.includes(" – "));
export const driverList = v.strictObject({
  meta: v.strictObject({
    total_count: count,
    query_based_total_count: count,
    column_filters: v.strictObject({ driver_names: v.array(name), route_names: v.array(routeName) }),
    stats: v.strictObject({
      completed_drivers_ratio: ratio,
      document_completion_ratio: ratio,
      waiting_approval_ratio: ratio,
      missing_document_ratio: ratio,
    }),
  }),
  drivers: v.array(
    v.strictObject({
      id: count,
      driver_name: name,
      ...avatar,
      route_name: v.array(routeName),
      license_plate: optional(routeMeta.entries.driver_plate),
      car_brand: optional(name),
      car_model: optional(name),
      car_year: optional(count),
      start_date: day,
      completion_rate: percent,
      waiting_approval_ratio: percent,
    }),
  ),
});
export const documentStatus = v.picklist([
  "missing",
  "uploaded",
  "approved",
  "whs_approved",
  "hr_approved",
  "rejected",
  "expired",
]);
export const driverDetail = v.strictObject({
  result: v.strictObject({
    driver_name: name,
    ...avatar,
    phone_number: optional(v.pipe(v.string(), v.regex(/^5\d\d\*{5}\d\d$/))),
    reviews_count: count,
    driver_rating_score: optional(rating.avg_rating),
    vehicle: optional(
      v.strictObject({
        reviews_count: count,
        rating_score: optional(rating.avg_rating),
        brand_model: name,
        license_plate: routeMeta.entries.driver_plate,
        capacity: optional(count),
        year: count,
      }),
    ),
    routes: v.array(
      v.strictObject({ name: routeName, start_date: day, unique_id: v.pipe(v.string(), v.regex(/^R-\d+$/)) }),
    ),
    verification_documents: v.array(v.strictObject({ type: name, status: documentStatus, status_verbose: name })),
  }),
});
export const phoneNumber = v.strictObject({ phone_number: v.pipe(v.string(), v.regex(/^5\d{9}$/)) });
const driverDocument = v.strictObject({
  id: count,
  document_name: name,
  document_category_verbose: v.picklist(["Sürücü Belgeleri", "Araç Belgeleri"]),
  registry_date: optional(day),
  document_status: name,
  document_status_id: documentStatus,
  rejection_reason: optional(name),
  value: optional(v.string()),
  document_type: v.picklist(["photo", "link", "text"]),
  driver_name: name,
  route_name: optional(routeName),
  receiving_date: optional(day),
  receiving_date_enabled: v.boolean(),
  expiration_date: optional(day),
  expiration_date_enabled: v.boolean(),
});
export const driverDocuments = v.strictObject({
  result: v.strictObject({
    completion_rate: percent,
    completion_rate_ratio: v.pipe(v.string(), v.regex(/^\d+\/\d+$/)),
    waiting_approval_count: count,
    documents: v.array(driverDocument),
  }),
});
export const documentList = v.strictObject({
  documents: v.array(driverDocument),
  meta: v.strictObject({ total_count: count }),
});
export const rejectionChoices = v.strictObject({
  result: v.strictObject({ choices: v.pipe(v.array(name), v.minLength(2)) }),
});

const inKurus = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const signedMoney = v.pipe(v.number(), v.check(inKurus, "has no more than two decimals"));
const paymentPlan = v.picklist(["normal", "early"]);
const invoiceItems = v.pipe(v.array(v.strictObject({ name, value: money })), v.minLength(1));
const valueOnly = v.strictObject({ value: money });
const amounts = { amount: money, amount_with_vat: money, explanation: name };
export const billing = v.strictObject({
  payment_plan: paymentPlan,
  payment_plan_change_request: optional(v.picklist(["pending", "approved"])),
  num_passengers: count,
  working_hours: v.pipe(v.string(), v.regex(/^\d\d:\d\d - \d\d:\d\d$/)),
  prices: v.pipe(
    v.array(
      v.strictObject({
        payment_plan: paymentPlan,
        discount_text: optional(v.pipe(v.string(), v.regex(/^%\d+ indirim$/))),
        employee_based_cost: money,
        additional_services_cost: money,
        line_based_usages_cost: money,
        total_price_wo_vat: money,
        total_price: money,
        avg_seat_price: money,
        last_payment_date: day,
        term_information: v.pipe(v.string(), v.regex(/^(45|7) gün vadeli$/)),
        breakdown: v.strictObject({
          employee_based_usage: invoiceItems,
          additional_services: invoiceItems,
          line_based_usage: invoiceItems,
        }),
      }),
    ),
    v.length(2),
  ),
  passengers: v.array(
    v.strictObject({
      full_name: name,
      route: routeName,
      distance: positive,
      discount: percent,
      temporary_discount: percent,
      prices: v.strictObject({
        base_price: money,
        total_price: money,
        breakdown: v.strictObject({
          distance_cost: valueOnly,
          toll_road_price: valueOnly,
          bridge_price: valueOnly,
          avrasya_price: valueOnly,
          gas_price_reflection: valueOnly,
        }),
      }),
    }),
  ),
  change_logs: v.array(
    v.strictObject({
      office_name: name,
      changes: v.array(
        v.strictObject({
          date: day,
          route_name: optional(routeName),
          passenger_name: optional(name),
          change_type: v.picklist(["passenger_added", "passenger_removed", "other"]),
          change_type_verbose: name,
          km: optional(positive),
          price_effect: signedMoney,
        }),
      ),
    }),
  ),
  additional_services: v.array(v.strictObject({ service_type: name, route: optional(routeName), ...amounts })),
  line_based_usages: v.array(v.strictObject({ route: routeName, passenger_count: count, ...amounts })),
  base_price: money,
  direct_distance_price: money,
  bridge_price: money,
  avrasya_price: money,
  toll_road_price: money,
  payment_info: v.strictObject({
    bank_name: name,
    account_name: name,
    iban: v.pipe(v.string(), v.regex(/^TR\d{24}$/)),
    tax_office: name,
    tax_number: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  }),
});
export const histogram = v.strictObject({
  result: v.pipe(
    v.array(
      v.strictObject({
        month_number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
        is_previous_year: v.boolean(),
        prices: v.strictObject({ total_price: money }),
      }),
    ),
    v.length(6),
  ),
});
