import { defineContract } from "../kit/element/contract.ts";

export const signInContract = defineContract({
  tag: "shuttle-sign-in",
  summary: "Sign-in in two steps: account, then the code sent to the person's phone",
  attributes: {
    redirect: {
      type: "text",
      default: null,
      description:
        "Where to go after signing in: a path of the portal. Raises `shuttle-navigate`; anything that is no place of the portal leads to `/dashboard`",
    },
    "pin-length": { type: "number", default: 4, minimum: 4, maximum: 8, description: "Digits of the code" },
  },
  slots: { foot: "Links behind the line at the end, e.g. to an accessibility statement" },
  parts: { root: "The frame around everything" },
  cssProperties: {
    "--shuttle-sign-in-height": "Least height; default: as tall as the form. The portal gives it the window's",
  },
});
