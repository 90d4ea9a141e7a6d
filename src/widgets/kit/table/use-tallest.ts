import { useEffect, useState } from "react";

/** The most that a table with many rows has in sight, px: as in table.css, `max(400px, 76svh)`. */
const toTallest = (height: number) => Math.max(400, 0.76 * height);

export function useTallest(): number {
  // Once, not at each drawing: asking for it has the page laid out at once.
  const [tallest, setTallest] = useState(() => toTallest(innerHeight));
  useEffect(() => {
    const look = () => setTallest(toTallest(innerHeight));
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  return tallest;
}
