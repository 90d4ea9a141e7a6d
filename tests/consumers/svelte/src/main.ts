import { mount } from "svelte";
import Bookings from "./Bookings.svelte";

const target = document.getElementById("app");
if (target) mount(Bookings, { target });
