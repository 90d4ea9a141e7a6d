import { connection } from "next/server";
import { Bookings } from "./bookings";

export default async function Page() {
  // Rendered for each request, as the policy's nonce is of one request.
  await connection();
  return <Bookings />;
}
