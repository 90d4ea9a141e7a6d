import { plural } from "../../../core/text/plural.ts";
import type { addMessages } from "./add.messages.ts";

export const addEnglish: typeof addMessages = {
  title: "Add Person",
  intro: "Enter the information; the provider places the employee on a suitable route. Fields marked * are required.",
  pasteHelp: "You can paste a copied row (first name, last name, e-mail, phone, address) into any field.",
  pasted: (fields) => `Filled in from the pasted row: ${fields.join(", ")}.`,
  pastedRest: (cells) => `Not used: ${cells.join(", ")}.`,
  pastedMany: (count) =>
    `You pasted ${plural(count, "row", "rows")}; this form is for one employee. You can add several with “Add from File”.`,
  undoPaste: "Undo Paste",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  phone: "Phone",
  addressLine: "Home address",
  // An address in Turkey, as it is read into the fields below.
  addressExample: "Caferağa Mah. Moda Cad. No: 14, Kadıköy",
  addressHelp: "Type or paste it in one line; it is split into the fields below. Avenue or street is enough.",
  addressParts: "Parts of the home address",
  unplaced: (words) => `In none of the fields: ${words.join(", ")}. Please add it to one if needed.`,
  address: {
    neighbourhood: "Neighbourhood",
    street: "Avenue",
    road: "Street",
    number: "Building no.",
    district: "District",
  },
  addressPreview: "Address to be sent:",
  dropTitle: "Discard what you typed?",
  dropText: "This employee has not been added yet. If you close the form, what you typed is not kept.",
  drop: "Discard",
  submit: "Add Person",
  toList: "Look at the List",
  again: "Add Another Person",
  sending: "Sending",
  received: "Request Received",
  accepted: (name) => `The request to register ${name} was sent to the provider.`,
};
