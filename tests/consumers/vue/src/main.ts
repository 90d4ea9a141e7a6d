import { createApp } from "vue";
import { configure } from "shuttle-widgets";
import App from "./App.vue";

configure({ apiBase: new URLSearchParams(location.search).get("api") ?? "" });
createApp(App).mount("#app");
