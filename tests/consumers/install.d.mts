export declare function installConsumers(projects: readonly string[]): Promise<void>;
