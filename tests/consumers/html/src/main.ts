import { configure } from "shuttle-widgets";
import "shuttle-widgets/booking";

configure({ apiBase: new URLSearchParams(location.search).get("api") ?? "" });

function show(name: string, text: string): void {
  const output = document.getElementById(name);
  if (output) output.textContent = text;
}

const session = document.querySelector("shuttle-session");
if (session) session.getToken = async () => "token-of-the-intranet";

const booking = document.querySelector("shuttle-booking");
booking?.addEventListener("shuttle-query", (event) => show("query", event.detail.query));
booking?.addEventListener("shuttle-export", ({ detail }) => show("file", `${detail.file} ${detail.rows.toFixed()}`));
document.addEventListener("shuttle-ready", (event) => show("widget", event.detail.widget));
