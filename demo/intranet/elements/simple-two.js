// Adds a second, different element after the first one has loaded, to measure its cost (npm run bench).
document.querySelector("button").addEventListener("click", () => {
  const notice = document.createElement("shuttle-notice");
  notice.setAttribute("kind", "offer-expire");
  document.body.append(notice);
});
