const today = document.querySelector(".today");
if (today) {
  const date = new Date().toLocaleDateString("tr-TR", {
    day: "numeric",
    month: "long",
    year: "numeric",
    weekday: "long",
  });
  today.textContent = `${date}, ${today.textContent}`;
}

const toggle = document.querySelector(".theme-toggle");
toggle.addEventListener("click", () => {
  const page = document.documentElement;
  const isDark = page.dataset.look !== "dark";
  // The page's own look, and the one attribute that tells the elements.
  page.dataset.look = isDark ? "dark" : "light";
  page.dataset.shuttleTheme = isDark ? "dark" : "light";
  toggle.setAttribute("aria-pressed", String(isDark));
});
