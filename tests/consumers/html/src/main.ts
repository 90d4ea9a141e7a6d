import { configure } from "shuttle-widgets";
import "shuttle-widgets/booking";

configure({ apiBase: "https://api.example.com" });

const session = document.querySelector("shuttle-session");
if (session) {
  session.getToken = async () => {
    const response = await fetch("/my-backend/shuttle-token");
    // A sign-in page that comes in its place is no token.
    if (!response.ok || !response.headers.get("content-type")?.startsWith("text/plain")) throw new Error("No token");
    return response.text();
  };
}

// Event details and methods that the types declare.
const booking = document.querySelector("shuttle-booking");
booking?.addEventListener("shuttle-query", (event) => event.detail.query.length);
booking?.addEventListener("shuttle-export", ({ detail }) => `${detail.file} ${detail.rows.toFixed()}`);
document.addEventListener("shuttle-ready", (event) => event.detail.widget.length);
document.addEventListener("shuttle-error", () => void booking?.refresh(), { once: true });
