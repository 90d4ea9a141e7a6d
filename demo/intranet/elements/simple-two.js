// What a second, different element costs when the first one is there already (npm run bench).
document.querySelector("button").addEventListener("click", () => {
  const notice = document.createElement("shuttle-notice");
  notice.setAttribute("kind", "offer-expire");
  document.body.append(notice);
});
