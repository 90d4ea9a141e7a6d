import { addDays, type Day } from "../calendar/day.ts";
import { documentKinds, kindsOfDocuments, picturePath, type DocumentKind } from "../drivers/document-kinds.ts";
import { isOpen, type StoredStatus } from "../drivers/document-status.ts";
import { rejectionReasons } from "../drivers/rejection-reasons.ts";
import { firstStandIn } from "./company-drivers.ts";
import { showroomDocuments } from "./document-showrooms.ts";
import type { Draft } from "./draft.ts";
import { Random } from "./random.ts";
import type { SeedSizes } from "./region.ts";

const firstId = 700;
const pendingShare = 0.4;
/** Share of drivers whose documents are all in order. */
const tidyShare = 0.6;
const problems: readonly (readonly [StoredStatus | "expired", number])[] = [
  ["missing", 0.06],
  ["rejected", 0.05],
  ["uploaded", 0.04],
  ["expired", 0.05],
];

export interface DocumentPlan {
  readonly kind: DocumentKind;
  status: StoredStatus;
  /** Days from today to the last day; random if missing. */
  daysLeft?: number;
  readonly value?: string;
  readonly valueType?: "photo" | "link" | "text";
  readonly refusals?: number;
  /** Days since submission; random if missing. */
  readonly registeredDaysAgo?: number;
}

/** Every driver's documents; exactly as many wait for the customer as the size says, the special cases among them. */
export function addDriverDocuments(draft: Draft, { pendingDocuments }: SeedSizes, today: Day): void {
  const random = new Random("documents");
  const plans = draft.companyDrivers.map(({ driverId, vehicleId }) => {
    const showroom = driverId === firstStandIn ? nothingYet() : showroomDocuments(driverId);
    if (showroom) return { driverId, documents: showroom, isTidy: false, isShowroom: true };
    const isTidy = random.chance(tidyShare);
    const documents = kindsFor(vehicleId ?? null).map((kind) => drawPlan(kind, isTidy, random));
    return { driverId, documents, isTidy, isShowroom: false };
  });
  const shown = plans.flatMap(({ documents }) => documents).filter(({ status }) => isOpen(status)).length;
  const wanted = pendingDocuments ?? Math.round(plans.length * pendingShare);
  const open = (isTidy: boolean) =>
    random.shuffled(
      plans.filter((plan) => !plan.isShowroom && plan.isTidy === isTidy).flatMap((plan) => plan.documents),
    );
  for (const document of [...open(false), ...open(true)].slice(0, Math.max(0, wanted - shown))) {
    document.status = random.chance(0.6) ? "whs_approved" : "approved";
    delete document.daysLeft;
  }
  for (const { driverId, documents } of plans) {
    for (const plan of documents) {
      const id = firstId + draft.driverDocuments.length;
      draft.driverDocuments.push(toRow(id, driverId, plan, today));
    }
  }
}

function nothingYet(): DocumentPlan[] {
  return kindsFor(null).map((kind) => ({ kind, status: "missing" }));
}

function kindsFor(vehicleId: number | null): readonly DocumentKind[] {
  return documentKinds.filter((kind) => vehicleId !== null || kindsOfDocuments[kind].subject === "driver");
}

function drawPlan(kind: DocumentKind, isTidy: boolean, random: Random): DocumentPlan {
  let chance = random.next();
  if (isTidy) return { kind, status: "hr_approved" };
  for (const [problem, share] of problems) {
    chance -= share;
    if (chance >= 0) continue;
    if (problem !== "expired") return { kind, status: problem };
    if (kindsOfDocuments[kind].validDays !== null) {
      return { kind, status: "hr_approved", daysLeft: -random.integer(1, 90) };
    }
  }
  return { kind, status: "hr_approved" };
}

function toRow(id: number, driverId: number, plan: DocumentPlan, today: Day): Draft["driverDocuments"][number] {
  const { kind, status, value, valueType, refusals = 0 } = plan;
  const { type, validDays, hasReceivingDay } = kindsOfDocuments[kind];
  const head = { id, driverId, kind, status, valueType: valueType ?? type, refusalsLeft: refusals };
  if (status === "missing") return head;
  const random = new Random(`document ${id}`);
  const isNew = isOpen(status) || status === "uploaded";
  const daysLeft = plan.daysLeft ?? drawDaysLeft(validDays ?? 1, isNew, random);
  const age = validDays === null ? random.integer(40, 900) : Math.max(validDays - daysLeft, 1);
  return {
    ...head,
    rejectionReason: status === "rejected" ? random.pick(rejectionReasons.slice(0, -1)) : null,
    registeredDay: addDays(today, -(plan.registeredDaysAgo ?? random.integer(0, isNew ? Math.min(age, 21) : age))),
    value: value ?? drawValue(kind, id, random),
    receivingDay: hasReceivingDay ? addDays(today, -age) : null,
    expirationDay: validDays === null ? null : addDays(today, daysLeft),
  };
}

/** Recently submitted documents are valid for long, except old ones that some drivers submit. */
function drawDaysLeft(validDays: number, isNew: boolean, random: Random): number {
  if (!isNew) return random.integer(0, validDays);
  return random.chance(0.8) ? validDays - random.integer(3, 30) : random.integer(-20, 75);
}

function drawValue(kind: DocumentKind, id: number, random: Random): string {
  if (kind === "licence-class") return random.pick(["D", "D1", "DE", "D1E"]);
  if (kind === "maintenance") return `${random.integer(12, 340)}.${String(random.integer(0, 999)).padStart(3, "0")} km`;
  return picturePath(kind, id);
}
