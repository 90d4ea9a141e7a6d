import { launcherMessages } from "./launcher.messages.ts";

export const launcherEnglish: typeof launcherMessages = launcherMessages;
