import { Bookings } from "./bookings";

export default function Page() {
  return <Bookings />;
}
