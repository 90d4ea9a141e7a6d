import dayjs from "dayjs";
import tr from "dayjs/locale/tr.js";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

// The bundle's own copy: a host page's dayjs gets neither these plugins nor this locale.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** Abbreviated weekdays of the Turkish Language Association; Day.js has Pts and Cts. */
const turkish = { ...tr, weekdaysShort: ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"] };
// Registered without becoming the default: only texts for people use it.
dayjs.locale(turkish, undefined, true);

export { dayjs };
