import type * as messages from "./sign-in.messages.ts";

export const texts: typeof messages = {
  signInMessages: {
    steps: ["Account", "Verification"],
    stepOf: (step) => `Step ${step} of 2`,
    welcome: "Welcome",
    welcomeLead: "Sign in with your corporate shuttle account.",
    username: "USERNAME",
    password: "PASSWORD",
    showPassword: "Show password",
    hidePassword: "Hide password",
    continue: "Continue",
    checking: "Checking",
    expired: "Your session has ended. Please sign in again to continue.",
    otherTab: "You signed out in another tab. Please sign in again to continue.",
    signedOut: "You have signed out.",
    idle: "Your session was closed because you were inactive for a long time. Please sign in again to continue.",
    greeting: (fullName) => `Hello, ${fullName}`,
    pinLead: (length) =>
      `Please check your mobile phone and enter the ${length}-digit code we sent you. Its last digit signs you in.`,
    pin: "Verification code",
    pinIncomplete: (length) => `Enter all ${length} digits of the code.`,
    confirm: "Sign In Securely",
    confirming: "Signing in",
    otherAccount: "Sign In with Another Account",
  },
};
