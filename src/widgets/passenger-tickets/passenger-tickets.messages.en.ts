import { plural } from "../../core/text/messages.ts";
import type * as messages from "./passenger-tickets.messages.ts";

export const texts: typeof messages = {
  passengerTicketsMessages: {
    title: "Employee Requests",

    statistics: "Numbers of requests",
    tiles: {
      total: { label: "All requests", short: "requests" },
      solved: { label: "Solved", short: "solved" },
      open: { label: "Open", short: "open" },
    },
    statisticsFailed: "The numbers of requests could not be loaded",

    status: "Status of the requests",
    open: "Open requests",
    solved: "Solved requests",

    listCaption: { open: "Open requests", solved: "Solved requests" },
    listFailed: "Requests could not be loaded",
    empty: "There are no requests",
    noun: { bare: "requests", from: "requests", all: "requests" },
    search: "Search no., subject or employee",
    detail: "Details",
    number: "Request no.",
    subject: "Subject",
    passenger: "Employee",
    created: "Created on",
    replies: "Replies",
    noSubject: "No subject",

    panelFailed: "The conversation could not be loaded",
    close: "Close conversation",
    isOpen: "Open",
    isSolved: "Solved",
  },
  conversationMessages: {
    name: "Conversation",
    manager: "Customer Experience Manager",
    passenger: "Employee",
    empty: "This request has no messages yet.",
    noWords: "This message has no text.",
    pictures: (count) =>
      `This conversation has ${plural(count, "picture", "pictures")}. The sender may learn when pictures are opened.`,
    showPictures: "Show Pictures",
  },
  mailMessages: {
    quote: "Earlier messages",
    picture: "Picture",
    pictureOf: (words) => `Picture: ${words}`,
    pictureMissing: (words) => `${words} (could not be shown)`,
    target: (host) => `(actual address: ${host})`,
    table: "Table in the message",
    textOnly: {
      size: "This message is too large or too complex; only its text is shown.",
      policy: "This page's security settings don't allow formatting; only the message's text is shown.",
    },
    whole: "Show the Whole Message",
  },
};
