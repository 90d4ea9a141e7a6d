import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { billingEnglish, itemsEnglish, monthsEnglish, checksEnglish } from "./billing.messages.en.ts";
import { comparisonEnglish } from "./comparison/comparison.messages.en.ts";
import { glanceEnglish } from "./glance/glance.messages.en.ts";
import { paymentEnglish } from "./head/payment.messages.en.ts";
import { plansEnglish, planChangeEnglish } from "./plans/plans.messages.en.ts";
import {
  tablesEnglish,
  passengersEnglish,
  routesEnglish,
  changesEnglish,
  servicesEnglish,
  usagesEnglish,
  pricingEnglish,
} from "./tables/tables.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "billing/billing": billingEnglish,
  "billing/items": itemsEnglish,
  "billing/months": monthsEnglish,
  "billing/checks": checksEnglish,
  "billing/comparison": comparisonEnglish,
  "billing/glance": glanceEnglish,
  "billing/head/payment": paymentEnglish,
  "billing/plans/plans": plansEnglish,
  "billing/plans/planChange": planChangeEnglish,
  "billing/tables/tables": tablesEnglish,
  "billing/tables/passengers": passengersEnglish,
  "billing/tables/routes": routesEnglish,
  "billing/tables/changes": changesEnglish,
  "billing/tables/services": servicesEnglish,
  "billing/tables/usages": usagesEnglish,
  "billing/tables/pricing": pricingEnglish,
};
