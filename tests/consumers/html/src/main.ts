import { configure } from "shuttle-widgets";
import "shuttle-widgets/booking";

configure({ apiBase: "https://api.example.com" });

const session = document.querySelector("shuttle-session");
if (session) session.getToken = async () => (await fetch("/my-backend/shuttle-token")).text();

// Event details and methods that the types declare.
const booking = document.querySelector("shuttle-booking");
booking?.addEventListener("shuttle-query", (event) => event.detail.query.length);
booking?.addEventListener("shuttle-export", ({ detail }) => `${detail.file} ${detail.rows.toFixed()}`);
document.addEventListener("shuttle-ready", (event) => event.detail.widget.length);
document.addEventListener("shuttle-error", () => void booking?.refresh(), { once: true });
