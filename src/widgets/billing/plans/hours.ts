/** Hours as a span: `08:30 - 18:00` → `08:30–18:00`; any other text is returned unchanged. */
export function formatHours(text: string): string {
  return text.replace(/(\d{1,2}:\d{2})\s*[-–—]\s*(\d{1,2}:\d{2})/g, "$1–$2");
}
