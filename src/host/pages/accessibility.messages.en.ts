import type { accessibilityMessages } from "./accessibility.messages.ts";

export const accessibilityEnglish: typeof accessibilityMessages = {
  title: "Accessibility",
  intro: (product) =>
    `${product} is made to be used by everybody, people with disabilities and older people included. Its measure is WCAG 2.2, levels A and AA, on which the Presidential Circular 2025/10 is based as well. The standard TS EN 301 549 was considered besides.`,
  statusTitle: "Conformance",
  status:
    "The portal was assessed against WCAG 2.2 AA by automated tests and by inspection of its screens and source code. Those who develop the portal did so; there is no audit by an independent body and no accessibility logo.",
  meansTitle: "What is provided?",
  means: [
    "Everything can be done by keyboard alone; the focus is always visible.",
    "Headings, tables, names of fields and status messages are marked up for screen readers.",
    "Pages are read without scrolling sideways at a width of 320 pixels and at a zoom of 400 percent; tables and maps scroll within their own areas.",
    "Text has a contrast of at least 4.5:1 in the light and the dark theme; no information is given by colour alone.",
    "The setting for reduced motion is respected; everything that is done by dragging can be done by buttons too.",
    "What maps show is in lists as well; the values of charts can be read by keyboard.",
  ],
  limitsTitle: "Known limitations",
  limits: [
    "Documents, photos, e-mails and their attachments come from the service provider or third parties; their accessibility cannot be guaranteed.",
    "The drawing of the map is not passed to screen readers; its content is in the list beside the map.",
    "Actual screen reader programs and Safari on iOS were not tried separately.",
  ],
  contactTitle: "Contact us",
  contact: "If you meet a barrier or want information in another form, write to us:",
  date: (day) => `This statement was prepared on ${day}.`,
  home: "Back to the Portal",
  signIn: "Back to Sign-in",
};
