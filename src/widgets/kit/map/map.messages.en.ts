import { MAP_MESSAGES } from "./map.messages.ts";

export const mapEnglish: typeof MAP_MESSAGES = MAP_MESSAGES;
