import type * as messages from "./feedback.messages.ts";

export const texts: typeof messages = {
  feedbackMessages: {
    title: "Feedback",
    label: "Your message",
    placeholder: "Your message...",
    submit: "Send Feedback",
    sending: "Sending",
    emptyQuestion: "Send it empty?",
    submitEmpty: "Send Empty",
    about: (subject) => `Tell us what you think about ${subject}.`,
    successTitle: "We Have Your Feedback",
    success: "Thank you for your feedback. We will get back to you as soon as possible.",
    failedTitle: "Your Message Wasn't Sent",
    mayBeDelivered: (email) =>
      `Your message may have reached us. What you typed is kept; if you don't hear from us, you can send it again or write to ${email}.`,
    failed: (email) =>
      `Your message could not be sent because of a system error. You can try again later or send an email to ${email}.`,
  },
};
