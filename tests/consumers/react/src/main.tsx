import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Bookings } from "./bookings.tsx";

const box = document.getElementById("app");
if (box) {
  createRoot(box).render(
    <StrictMode>
      <Bookings />
    </StrictMode>,
  );
}
