/** Pages of the demo, each of which is built into its own folder of dist. */
export const builtFolders = ["playground", "gallery", "docs"] as const;

/** Folders of all demo pages besides the portal. */
export const demoFolders = ["intranet", ...builtFolders] as const;
