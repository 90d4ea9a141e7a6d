/** Returns the file's name. @param access `resource/scope` of the service that gives tokens */
export function writeSharepoint(folder: string, target: string, access?: string): Promise<string>;
