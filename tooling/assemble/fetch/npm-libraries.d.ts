// The parts of npm's own libraries that this folder calls; they ship no types.

declare module 'pacote' {
  /** The configuration of npm, by the names that its libraries use (`config.flat`). */
  type Options = Readonly<Record<string, unknown>>;

  const pacote: {
    readonly tarball: {
      /**
       * Writes the tarball of a package into a file, and holds it against the integrity that the registry tells.
       *
       * @throws Error with a code: `E401`, `E404`, `ETARGET` (no such version), `EINTEGRITY`, or one of Node's
       */
      file(spec: string, file: string, options: Options): Promise<void>;
    };
  };
  export default pacote;
}

declare module '@npmcli/config' {
  export default class Config {
    constructor(options: Readonly<Record<string, unknown>> & { readonly npmPath: string; readonly cwd: string; readonly argv: readonly string[] });
    load(): Promise<void>;
    readonly flat: Readonly<Record<string, unknown>>;
  }
}

declare module '@npmcli/config/lib/definitions/index.js' {
  const definitions: { readonly definitions: unknown; readonly flatten: unknown; readonly shorthands: unknown; readonly nerfDarts: unknown };
  export default definitions;
}
