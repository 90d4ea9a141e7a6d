import { configure } from "shuttle-widgets"; // and defines <shuttle-session>
import "shuttle-widgets/booking"; // defines <shuttle-booking>

configure({ apiBase: "https://api.example.com", portalUrl: "https://portal.example.com" });
document.querySelector("shuttle-session").getToken = async () => (await fetch("/my-backend/shuttle-token")).text();
