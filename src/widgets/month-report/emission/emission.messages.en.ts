import type { emissionMessages } from "./emission.messages.ts";

export const emissionEnglish: typeof emissionMessages = {
  activity: "Activity Data",
  activityUnit: "Scope 3, category 7",
  boardings: "Boardings",
  personKm: "Person kilometres",
  vehicleKm: "Vehicle kilometres",
  ofBoardings: (measured, all) => `distance known for ${measured} of ${all} boardings`,
  ofRuns: (measured, all) => `way known for ${measured} of ${all} trips`,
  method: "Method and Limits",
  methodText:
    "GHG Protocol, Scope 3, category 7 (employee commuting), distance-based method: activity data × emission factor.",
  bounds: [
    "Person kilometres: each boarding × the distance between home and office on the person's invoice row. Boardings without a row on the invoice or without a definite distance are left out, not estimated.",
    "Vehicle kilometres: each trip × the length of the route's way. Without the way from the garage to the first stop and empty returns; on shared routes the share of other companies' employees is not taken out.",
    "The walk from home to the stop, people who come by their own car and work from home are left out.",
  ],
  computed: "Computed Emissions",
  factor: "Factor",
  kilometres: "Distance",
  kilograms: "Result",
  perUnit: { "person-km": "person-km", "vehicle-km": "vehicle-km" },
  source: (source, year) => `Source: ${source}, ${year}`,
  notAdded: "Each row computes the same emissions in another way; the rows are not added up.",
  noFactors:
    "No kilograms were computed since no emission factor was given. You can enter a factor with its source and year.",
  fields: { kg: "Factor (kg CO₂e)", source: "Source", year: "Year" },
  unit: "Unit",
  wrong: {
    kg: "Enter a number of zero or more, such as 0.62.",
    source: "Enter the factor's source.",
    year: "Enter a year from 1990 to 2100.",
  },
  own: "Factor you entered",
  invalid: "The factors could not be read. The file is not valid JSON.",
  invalidField: (field) => `The factors could not be read. Missing or wrong field: ${field}`,
  provider: "Your Provider's Values",
  providerText: "Your provider reports these values; they are not part of the computation above.",
  avoided: "CO₂ avoided, your provider's last month",
  trees: "Equivalent in trees, this month",
  none: "Your provider has no data for this month.",
};
