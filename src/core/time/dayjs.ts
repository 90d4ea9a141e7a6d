import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

// The bundle's own copy: a host page's dayjs doesn't get this plugin.
dayjs.extend(utc);

export { dayjs };
