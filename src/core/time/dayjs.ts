import dayjs from "dayjs";
import tr from "dayjs/locale/tr.js";
import utc from "dayjs/plugin/utc.js";

// The bundle's own copy: a host page's dayjs gets neither this plugin nor this locale.
dayjs.extend(utc);

/** Abbreviated weekdays of the Turkish Language Association; Day.js has Pts and Cts. */
const turkish = { ...tr, weekdaysShort: ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"] };
// Registered without becoming the default locale, because only displayed texts use it.
dayjs.locale(turkish, undefined, true);

export { dayjs };
