export { Bookings } from "../../../react/src/bookings";
