import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { configure } from "shuttle-widgets";
import { App } from "./app.tsx";

configure({ apiBase: new URLSearchParams(location.search).get("api") ?? "" });

const box = document.getElementById("app");
if (box) {
  createRoot(box).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
