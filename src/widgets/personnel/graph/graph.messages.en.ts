import { graphMessages } from "./graph.messages.ts";

export const graphEnglish: typeof graphMessages = graphMessages;
