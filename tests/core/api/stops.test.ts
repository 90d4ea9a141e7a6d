import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { stops } from "../../../src/core/api/stops.ts";

const stop = (passenger: object, fields: object = {}) => ({
  order_number: 1,
  route_point_coordinate: "40.99,29.02",
  passengers: [{ passenger_id: 9, ...passenger }],
  ...fields,
});
const decode = (passenger: object, fields?: object) => v.parse(stops, [stop(passenger, fields)])[0];
const person = (passenger: object) => decode(passenger)?.passengers[0];

describe("somebody at a stop", () => {
  const known = {
    passengerId: "9",
    passengerName: "Ayşe Yılmaz",
    openAddress: null,
    home: [40.98, 29.03],
    pickupWalkingDistance: 290,
    dropoffWalkingDistance: 290,
    detourRatio: null,
    pickupWaypointsPolyline: "_p~iF~ps|U",
    dropoffWaypointsPolyline: "_p~iF~ps|U",
  };

  test("without an id is left out, and not the stop with those of other companies", () =>
    expect(v.parse(stops, [stop({}, { passengers: [{ passenger_name: "Ayşe" }, { is_shadow: true }] })])).toMatchObject(
      [{ passengers: [], shadowCount: 1 }],
    ));

  test("is the same person in both spellings of the provider", () => {
    const one = person({
      passenger_name: "Ayşe Yılmaz",
      open_address_coordinate: "40.98,29.03",
      pickup_walking_distance: 290,
      dropoff_walking_distance: 290,
      pickup_waypoints_polyline: "_p~iF~ps|U",
      dropoff_waypoints_polyline: "_p~iF~ps|U",
    });
    const other = person({
      first_last_name: "Ayşe Yılmaz",
      location: "40.98,29.03",
      walking_distance: "290",
      walking_waypoints_polyline: "_p~iF~ps|U",
    });
    expect(one).toEqual(known);
    expect(other).toEqual(known);
  });

  test.each([
    ["first_last_name", { first_last_name: "Can Öz" }, { passengerName: "Can Öz" }],
    ["location", { location: "41,29" }, { home: [41, 29] }],
    ["walking_distance", { walking_distance: 0 }, { pickupWalkingDistance: 0, dropoffWalkingDistance: 0 }],
    [
      "walking_waypoints_polyline",
      { walking_waypoints_polyline: "_p~iF" },
      { pickupWaypointsPolyline: "_p~iF", dropoffWaypointsPolyline: "_p~iF" },
    ],
  ])("is told by %s alone", (_, passenger, facts) => expect(person(passenger)).toMatchObject(facts));

  test("is told by the direction's own field where both came", () => {
    const both = {
      passenger_name: "Ayşe Yılmaz",
      first_last_name: "A. Y.",
      open_address_coordinate: "40.98,29.03",
      location: "41,29",
      walking_distance: 100,
      pickup_walking_distance: 290,
      walking_waypoints_polyline: "_p~iF",
      pickup_waypoints_polyline: "_p~iF~ps|U",
    };
    expect(person(both)).toMatchObject({
      passengerName: "Ayşe Yılmaz",
      home: [40.98, 29.03],
      pickupWalkingDistance: 290,
      dropoffWalkingDistance: 100,
      pickupWaypointsPolyline: "_p~iF~ps|U",
      dropoffWaypointsPolyline: "_p~iF",
    });
  });

  test("without a name is a dash, and without any field all values are null", () => {
    expect(person({})).toMatchObject({
      passengerName: "-",
      home: null,
      pickupWalkingDistance: null,
    });
  });

  test("of another company is only counted, in either spelling", () => {
    const found = decode({ first_last_name: "Can Öz", location: "41,29", is_shadow: "True" });
    expect(found).toMatchObject({ passengers: [], shadowCount: 1 });
    expect(JSON.stringify(found)).not.toContain("Can");
  });
});

test.each([
  [600, 600],
  ["600", 600],
  [0, 0],
  [-1, null],
  [undefined, null],
])("a stop's duration %s is read as %s seconds", (duration, seconds) => {
  expect(decode({}, { duration })?.duration).toBe(seconds);
});
