import { AssortmentError } from './assortment-file.ts';

/** The task that the command was given. */
export type AssortmentCommand =
  | { readonly kind: 'show'; readonly store: string }
  | { readonly kind: 'set'; readonly store: string; readonly file: string; readonly options: CommandOptions }
  | { readonly kind: 'set-all'; readonly file: string; readonly options: CommandOptions }
  | { readonly kind: 'whole'; readonly store: string; readonly options: CommandOptions }
  | { readonly kind: 'again'; readonly store: string; readonly options: CommandOptions };

export interface CommandOptions {
  readonly dryRun: boolean;
  /** Assortments that an operator has set are left as they are. */
  readonly supplied: boolean;
}

const usage = `Usage:
  npm run stores:assortment -- STORE                 prints what the store sells, as a file
  npm run stores:assortment -- STORE FILE            sets what the store sells
  npm run stores:assortment -- --all FILE            the same for each store of the file
  npm run stores:assortment -- STORE --whole         the store sells the whole catalog
  npm run stores:assortment -- STORE --again         works everything out anew, after rows were changed by hand

With --dry-run nothing is kept; it only says what would change. docs/stores.md has the file's format.`;

const flags = ['--all', '--whole', '--again', '--dry-run', '--supplied'] as const;

/** @throws AssortmentError with the usage */
export function readArguments(args: readonly string[]): AssortmentCommand {
  const words = args.filter((argument) => !argument.startsWith('-'));
  const unknown = args.find((argument) => argument.startsWith('-') && !flags.some((flag) => flag === argument));
  if (unknown !== undefined) throw new AssortmentError(`There is no option ${unknown}.\n\n${usage}`);
  const has = (flag: (typeof flags)[number]): boolean => args.includes(flag);
  const options = { dryRun: has('--dry-run'), supplied: has('--supplied') };
  const [first, second] = words;
  const modes = [has('--all'), has('--whole'), has('--again')].filter(Boolean).length;
  const wanted = has('--whole') || has('--again') || has('--all') ? 1 : 2;
  if (first === undefined || words.length > wanted || modes > 1) throw new AssortmentError(usage);
  if (has('--all')) return { kind: 'set-all', file: first, options };
  const store = first.toUpperCase();
  if (has('--whole')) return { kind: 'whole', store, options };
  if (has('--again')) return { kind: 'again', store, options };
  return second === undefined ? { kind: 'show', store } : { kind: 'set', store, file: second, options };
}
