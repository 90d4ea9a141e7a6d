import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page";

const box = document.getElementById("app");
if (box)
  hydrateRoot(
    box,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
