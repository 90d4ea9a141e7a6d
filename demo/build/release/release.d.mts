export declare function release(asked: {
  readonly root: string;
  readonly version: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
  readonly prepare?: (folder: string) => void;
  readonly pack?: (folder: string) => void;
}): string;
