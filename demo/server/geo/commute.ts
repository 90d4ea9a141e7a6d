import { distance, officeArea, type Point, type Side } from "./places.ts";

/** Inputs of a seat's price: distance without detours in km, and tolls on the way. */
export interface Commute {
  readonly directDistance: number;
  readonly usesBridge: boolean;
  readonly usesAvrasya: boolean;
  readonly usesTollRoad: boolean;
}

interface End extends Point {
  readonly side: Side;
}

/** Road distance relative to the straight line. */
const roadFactor = 1.3;
/** South of this tunnel mouth the Avrasya tunnel is the nearer way across the Bosphorus. */
const avrasyaSouthOf = officeArea("Altunizade").lat;
/** Distance beyond which a toll road is used, km. */
const tollRoadFrom = 25;

export function commuteBetween(home: End, office: End): Commute {
  const kilometres = (distance(home, office) * roadFactor) / 1000;
  const crosses = home.side !== office.side;
  const usesAvrasya = crosses && office.lat < avrasyaSouthOf && home.lat < avrasyaSouthOf;
  return {
    directDistance: Math.round(kilometres * 10) / 10,
    usesBridge: crosses && !usesAvrasya,
    usesAvrasya,
    usesTollRoad: kilometres > tollRoadFrom,
  };
}
