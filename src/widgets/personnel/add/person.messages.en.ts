import type { personMessages } from "./person.messages.ts";

export const personEnglish: typeof personMessages = {
  firstNameMissing: "Please enter the first name.",
  lastNameMissing: "Please enter the last name.",
  emailMissing: "Please enter the e-mail address.",
  emailInvalid: "Please enter an e-mail address like name@company.com.",
  emailLetters: "An e-mail address can’t contain letters such as ç, ğ, ı, ö, ş or ü.",
  broken: "There is an unreadable character (�); please type the right one.",
  tooLong: (limit) => `It can have ${limit} characters at most.`,
  phoneMissing: "Please enter the phone number.",
  phoneProblems: {
    short: "Please enter the phone number with 10 digits.",
    long: "A phone number has 10 digits; this one has more.",
    foreign: "Please enter a Turkish number, which begins with +90.",
    "not-a-number": "A phone number has digits only.",
  },
  phoneQuestion: (phone) => `${phone} is not a mobile number; it may be a landline. Please confirm it if it is right.`,
  phoneConfirm: "Yes, the number is right",
  phoneNote: "Not a mobile number; please check.",
  neighbourhoodMissing: "Please enter the neighbourhood.",
  streetMissing: "Please enter at least the avenue or the street.",
  numberMissing: "Please enter the building number.",
  emailTaken: "This e-mail address is already registered.",
  phoneTaken: "This phone number is already registered.",
  check: {
    firstName: "Please check the first name.",
    lastName: "Please check the last name.",
    email: "Please check the e-mail address.",
    phone: "Please check the phone number.",
    address: "Please check the home address.",
  },
  mayBeAdded:
    "The employee may have been added. Please check the list before sending it again; what you typed is kept.",
  failed: "Please check the information and try again.",
  districtMissing: "Please enter the district.",
};
