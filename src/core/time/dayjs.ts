import dayjs from "dayjs";
import tr from "dayjs/locale/tr.js";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

// The bundle carries a copy of its own: a page's dayjs gets neither these plugins nor this locale.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** Weekdays are shortened as the Turkish Language Association does it; the library has Pts and Cts. */
const turkish = { ...tr, weekdaysShort: ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"] };
// Known by its name, and not made the default: only what is written for people asks for it.
dayjs.locale(turkish, undefined, true);

export { dayjs };
