/** Tells the person at the terminal what changed, and when a browser shows it. */
export interface Journal {
  changed(file: string): void;
  /** A browser shows the page with all changes so far. */
  shown(): void;
}

/** A change that no browser has shown after this many milliseconds is not looked at. */
const patience = 30_000;

export function keepJournal(say: (line: string) => void, now: () => number): Journal {
  let last: { readonly file: string; readonly at: number } | null = null;
  return {
    changed(file) {
      say(`${file} changed.`);
      last = { file, at: now() };
    },
    shown() {
      if (last !== null && now() - last.at < patience) say(`${last.file}: shown after ${((now() - last.at) / 1000).toFixed(2)} s.`);
      last = null;
    },
  };
}
