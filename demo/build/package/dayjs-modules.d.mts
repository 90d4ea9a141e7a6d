export const dayjsModules: { find: RegExp; replacement: string }[];
