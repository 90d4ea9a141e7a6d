import { mount } from "svelte";
import { configure } from "shuttle-widgets";
import App from "./App.svelte";

configure({ apiBase: new URLSearchParams(location.search).get("api") ?? "" });
const target = document.getElementById("app");
if (target) mount(App, { target });
