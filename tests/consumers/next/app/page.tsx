import { connection } from "next/server";
import { Bookings } from "./bookings";

/** The whole page waits for its request: a prepared part of it couldn't have the policy's nonce, which is of one request. */
export const instant = false;

export default async function Page() {
  await connection();
  return <Bookings />;
}
