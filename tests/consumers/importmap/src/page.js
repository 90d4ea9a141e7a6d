import { configure } from "shuttle-widgets"; // and defines <shuttle-session>
import "shuttle-widgets/booking"; // defines <shuttle-booking>

configure({ apiBase: "https://api.example.com", portalUrl: "https://portal.example.com" });
document.querySelector("shuttle-session").getToken = async () => {
  const response = await fetch("/my-backend/shuttle-token");
  // A sign-in page that comes in its place is no token.
  if (!response.ok || !response.headers.get("content-type")?.startsWith("text/plain")) throw new Error("No token");
  return response.text();
};
