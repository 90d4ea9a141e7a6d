const MODULE_ADDRESS = /https?:\/\/\S+/;

/**
 * Runs a dynamic import. Chromium remembers a module that could not be fetched and fails again without asking the network,
 * so a later attempt asks for the same file under another address; Chromium and Firefox name it in their message.
 */
export async function retryImport<Module>(run: () => Promise<Module>, attempt: number): Promise<Module> {
  try {
    return await run();
  } catch (error) {
    const address = error instanceof Error ? MODULE_ADDRESS.exec(error.message)?.[0] : undefined;
    if (attempt === 0 || !address) throw error;
    const separator = address.includes("?") ? "&" : "?";
    return (await import(/* @vite-ignore */ `${address}${separator}attempt=${attempt}`)) as Module;
  }
}
