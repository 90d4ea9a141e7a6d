import { createApp } from "vue";
import Bookings from "./Bookings.vue";

createApp(Bookings).mount("#app");
