export declare function installConsumers(): Promise<void>;
