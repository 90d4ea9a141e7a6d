import type { Day } from "../calendar/day.ts";
import { isLacking, isOpen, type DocumentStatus } from "./document-status.ts";

export interface DocumentCounts {
  readonly all: number;
  /** Approved by the customer and still valid. */
  readonly complete: number;
  /** Waiting for the customer's decision. */
  readonly waiting: number;
  /** Missing, rejected or expired. */
  readonly lacking: number;
}

export interface Vehicle {
  /** Null: not known. */
  readonly licensePlate: string | null;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly capacity: number;
  readonly areSeatsTold: boolean;
  readonly rating: number;
  readonly ratingCount: number;
}

export interface DriverRecord {
  readonly id: number;
  readonly name: string;
  /** Null: not known. */
  readonly phoneNumber: string | null;
  readonly hasPhoto: boolean;
  readonly rating: number;
  readonly ratingCount: number;
  readonly startDay: Day;
  readonly vehicle: Vehicle | null;
  /** In the order in which they were taken over. */
  readonly routes: readonly { readonly uniqueId: string; readonly name: string; readonly startDay: Day }[];
  readonly documents: DocumentCounts;
}

/** Sums up documents by status; an entry is a single document, or a number of documents with the same status. */
export function countDocuments(
  documents: readonly { readonly status: DocumentStatus; readonly count: number }[],
): DocumentCounts {
  const countOf = (isMeant: (status: DocumentStatus) => boolean) =>
    documents.reduce((sum, { status, count }) => (isMeant(status) ? sum + count : sum), 0);
  return {
    all: countOf(() => true),
    complete: countOf((status) => status === "hr_approved"),
    waiting: countOf(isOpen),
    lacking: countOf(isLacking),
  };
}

/** Percent with one decimal; 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
