/** A person pauses this long (ms) before the provider is asked for what they type. */
export const typingPause = 250;
