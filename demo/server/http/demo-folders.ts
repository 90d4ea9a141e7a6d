/** Pages of the demo that are built into a folder of dist each. */
export const builtFolders = ["playground", "gallery", "docs"] as const;

/** Everything of the demo that is not the portal. */
export const demoFolders = ["intranet", ...builtFolders] as const;
