import { english as core } from "../../core/text/english.ts";
import type { EnglishTexts } from "../../core/text/messages.ts";
import { ageEnglish } from "./age/age-label.messages.en.ts";
import { chartEnglish } from "./chart/chart.messages.en.ts";
import { calendarEnglish } from "./date/calendar.messages.en.ts";
import { monthPickerEnglish } from "./date/month-picker.messages.en.ts";
import { rangeEnglish } from "./date/range.messages.en.ts";
import { findingEnglish, reportEnglish } from "./diagnose/diagnose.messages.en.ts";
import { idleNoticeEnglish } from "./element/root/idle-notice.messages.en.ts";
import { rootEnglish } from "./element/root/root.messages.en.ts";
import { panelEnglish } from "./feedback/panel.messages.en.ts";
import { resetListEnglish } from "./feedback/reset-list.messages.en.ts";
import { fieldEnglish } from "./field/field.messages.en.ts";
import { jobEnglish } from "./jobs/jobs.messages.en.ts";
import { mapEnglish } from "./map/map.messages.en.ts";
import { dialogEnglish } from "./overlay/dialog.messages.en.ts";
import { formDialogEnglish } from "./overlay/form-dialog.messages.en.ts";
import { printEnglish } from "./print/print.messages.en.ts";
import { exportEnglish } from "./sheet/export/export.messages.en.ts";
import { readEnglish } from "./sheet/read/read.messages.en.ts";
import { sheetEnglish } from "./sheet/sheet.messages.en.ts";
import { dayFilterEnglish } from "./table/filters/day-filter.messages.en.ts";
import { savedViewsEnglish } from "./table/filters/saved-views.messages.en.ts";
import { tableEnglish } from "./table/table.messages.en.ts";
import { copyLinkEnglish } from "./text/copy-link.messages.en.ts";
import { copyTextEnglish } from "./text/copy-text.messages.en.ts";

export const english: EnglishTexts = {
  ...core,
  "kit/age/age-label": ageEnglish,
  "kit/chart": chartEnglish,
  "kit/date/calendar": calendarEnglish,
  "kit/date/month-picker": monthPickerEnglish,
  "kit/date/range": rangeEnglish,
  "kit/diagnose/findingTexts": findingEnglish,
  "kit/diagnose/reportTexts": reportEnglish,
  "kit/element/root/idle-notice": idleNoticeEnglish,
  "kit/element/root": rootEnglish,
  "kit/feedback/panel": panelEnglish,
  "kit/feedback/reset-list": resetListEnglish,
  "kit/field": fieldEnglish,
  "kit/jobs": jobEnglish,
  "kit/map": mapEnglish,
  "kit/overlay/dialog": dialogEnglish,
  "kit/overlay/form-dialog": formDialogEnglish,
  "kit/print": printEnglish,
  "kit/sheet/export": exportEnglish,
  "kit/sheet/read": readEnglish,
  "kit/sheet": sheetEnglish,
  "kit/table/filters/day-filter": dayFilterEnglish,
  "kit/table/filters/saved-views": savedViewsEnglish,
  "kit/table": tableEnglish,
  "kit/text/copy-link": copyLinkEnglish,
  "kit/text/copy-text": copyTextEnglish,
};
