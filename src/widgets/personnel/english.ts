import type { EnglishTexts } from "../../core/text/messages.ts";
import { english as shared } from "../shared/english.ts";
import { addEnglish } from "./add/add.messages.en.ts";
import { personEnglish } from "./add/person.messages.en.ts";
import { bulkEnglish } from "./bulk/bulk.messages.en.ts";
import { groupEnglish } from "./group/group.messages.en.ts";
import { graphEnglish } from "./graph/graph.messages.en.ts";
import { membershipEnglish } from "./membership/membership.messages.en.ts";
import { passengerEnglish } from "./passenger/passenger.messages.en.ts";
import { pendingEnglish } from "./passenger/pending.messages.en.ts";
import { personnelEnglish } from "./personnel.messages.en.ts";
import { spreadEnglish } from "./spread/spread.messages.en.ts";

export const english: EnglishTexts = {
  ...shared,
  "personnel/add": addEnglish,
  "personnel/add/person": personEnglish,
  "personnel/bulk": bulkEnglish,
  "personnel/graph": graphEnglish,
  "personnel/group": groupEnglish,
  "personnel/membership": membershipEnglish,
  "personnel/passenger": passengerEnglish,
  "personnel/passenger/pending": pendingEnglish,
  personnel: personnelEnglish,
  "personnel/spread": spreadEnglish,
};
