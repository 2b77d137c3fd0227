/** The option of `npm run dev` besides those of `npm start`. */
export interface CommandLine {
  /** The store whose address is announced; null: the marketplace's own. */
  readonly store: string | null;
  readonly rest: readonly string[];
}

export function readCommandLine(argv: readonly string[]): CommandLine {
  const at = argv.indexOf('--store');
  return at < 0 ? { store: null, rest: argv } : { store: argv[at + 1] ?? null, rest: argv.toSpliced(at, 2) };
}

/** The address at which a browser shows this store: each has a name of its own below `localhost`. */
export function addressOf(webOrigin: string, store: string | null): string {
  if (store === null) return webOrigin;
  const url = new URL(webOrigin);
  if (url.hostname !== 'localhost') return `${webOrigin}/?store=${encodeURIComponent(store.toLowerCase())}`;
  url.hostname = `${store.toLowerCase()}.localhost`;
  return url.origin;
}
