/** Debounce of text input before a call to the provider, in ms. */
export const typingPause = 250;
