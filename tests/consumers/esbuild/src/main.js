import "./shuttle.js";

document.querySelector("button")?.addEventListener("click", async () => {
  await import("shuttle-widgets/airview");
  document.body.append(document.createElement("shuttle-airview"));
});
