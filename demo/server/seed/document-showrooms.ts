import { documentKinds } from "../drivers/document-kinds.ts";
import type { DocumentPlan } from "./driver-documents.ts";

/** Days until expiry: far off for every kind of document. */
const longValid = 200;

const complete: readonly DocumentPlan[] = documentKinds.map((kind) => ({
  kind,
  status: "hr_approved",
  daysLeft: longValid,
}));

/** One of every status, and dates on every side of the limits of 30 and 60 days. */
const everyStatus: readonly DocumentPlan[] = [
  { kind: "driving-licence", status: "hr_approved", daysLeft: longValid },
  { kind: "src", status: "whs_approved", daysLeft: longValid },
  { kind: "psychotechnic", status: "approved", daysLeft: 30 },
  { kind: "criminal-record", status: "rejected", daysLeft: -4 },
  { kind: "health-report", status: "uploaded", daysLeft: longValid },
  { kind: "safety-training", status: "missing" },
  { kind: "licence-class", status: "hr_approved" },
  { kind: "registration", status: "hr_approved" },
  { kind: "traffic-insurance", status: "hr_approved", daysLeft: -9 },
  { kind: "inspection", status: "hr_approved", daysLeft: 12 },
  { kind: "seat-insurance", status: "whs_approved", daysLeft: 45 },
  { kind: "route-permit", status: "hr_approved", daysLeft: 0 },
  { kind: "maintenance", status: "approved" },
];

/** Hostile values and pictures that fail to load. One of them waits for the company, after all others. */
const hostile: readonly DocumentPlan[] = [
  { kind: "driving-licence", status: "hr_approved", value: "javascript:alert(document.domain)" },
  { kind: "src", status: "hr_approved", value: "data:image/svg+xml,<svg onload='alert(1)'/>" },
  { kind: "psychotechnic", status: "approved", value: "//evil.example/belge.jpg", registeredDaysAgo: 0 },
  { kind: "criminal-record", status: "hr_approved", value: "/demo-assets/documents/yok.svg" },
  { kind: "health-report", status: "hr_approved", value: "" },
  { kind: "safety-training", status: "hr_approved", value: "\tjavascript:alert(1)" },
  { kind: "licence-class", status: "hr_approved", value: "<img src=x onerror=alert(1)>" },
  { kind: "registration", status: "hr_approved", value: "/\\evil.example/ruhsat.jpg" },
  { kind: "traffic-insurance", status: "hr_approved", value: "https://belgeler.evil.example/sigorta.jpg" },
  { kind: "inspection", status: "hr_approved", value: "vbscript:msgbox(1)", valueType: "text" },
  { kind: "seat-insurance", status: "hr_approved", value: "javascript:alert(1)//https://lodos.example/police.pdf" },
  { kind: "route-permit", status: "hr_approved", value: "//evil.example/izin.pdf", valueType: "link" },
  { kind: "maintenance", status: "hr_approved", value: "data:text/html,<script>alert(1)</script>" },
];

/** The first decision about each of two documents fails, so that a bulk approval has two refusals. */
const stubborn: readonly DocumentPlan[] = complete.map((plan) => {
  const isRefused = plan.kind === "src" || plan.kind === "inspection";
  return isRefused ? { ...plan, status: "whs_approved", refusals: 1 } : plan;
});

/** The drivers of the first routes, which every size of the demo has. */
const showrooms: ReadonlyMap<number, readonly DocumentPlan[]> = new Map([
  [31, complete],
  [32, everyStatus],
  [33, hostile],
  [34, []],
  [35, stubborn],
]);

export function showroomDocuments(driverId: number): DocumentPlan[] | undefined {
  return showrooms.get(driverId)?.map((plan) => ({ ...plan }));
}
