import type * as messages from "./field.messages.ts";

export const texts: typeof messages = {
  fieldMessages: {
    clear: "Clear search",
    clearField: (label) => `${label}: clear selection`,
    searchOptions: "Search options",
    noOption: "No option matches this search.",
    selectAll: "Select All",
    selectFound: (count) => `Select the ${count} Found`,
    clearAll: "Clear All",
    moreOptions: (count) => `${count} more options; narrow the search.`,
    dateFormat: "dd/mm/yyyy",
    dateInvalid: "Write the date as dd/mm/yyyy.",
    dateFrom: (min) => `The earliest possible date is ${min}.`,
    dateUntil: (max) => `The latest possible date is ${max}.`,
    dateBetween: (min, max) => `Choose a date between ${min} and ${max}.`,
    phoneTooLong: (digits) => `A phone number has 10 digits; you wrote ${digits}. Delete those too many.`,
    openCalendar: (label) => `${label}: open calendar`,
    calendarFailed: "The calendar could not be loaded",
  },
};
