import { parseArgs } from 'node:util';
import type { PictureChoice } from './shots.ts';

/** What `npm run pictures` is asked to do. */
export type Command =
  | { readonly kind: 'compare'; readonly choice: PictureChoice; /** A revision; null: the accepted pictures. */ readonly against: string | null; readonly baseline: string | null }
  | { readonly kind: 'accept'; readonly choice: PictureChoice; readonly baseline: string | null };

/** The command cannot be understood. Its message says what can be asked for. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usage = `npm run pictures -- compare [words]   takes a picture of each story, and shows what differs from the accepted ones
npm run pictures -- accept [words]    accepts the pictures that were taken last; without any, takes them

  words             only stories that have one of them in their name
  --against main    (compare) not with the accepted pictures, but with those of a revision, which is built for it
  --width 1280,390  widths of the window, in pixels (these two)
  --store FSS,USMC  in these stores (each story in its own)
  --theme adv12     in these themes (each store in its own)
  --baseline DIR    where the accepted pictures are`;

const widths = [1280, 390];

/** Reads a command line. @throws UsageError */
export function commandOf(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [kind, ...words] = positionals;
  const choice: PictureChoice = { words, stores: listed(values.store), themes: listed(values.theme), widths: widthsOf(listed(values.width)) };
  const baseline = values.baseline ?? null;
  if (kind === 'compare') return { kind, choice, against: values.against ?? null, baseline };
  if (kind !== 'accept') throw new UsageError(kind === undefined ? usage : `There is no command ${kind}.\n\n${usage}`);
  if (values.against !== undefined) throw new UsageError(`--against belongs to compare: pictures of a revision need not be accepted.\n\n${usage}`);
  return { kind, choice, baseline };
}

function parsed(args: readonly string[]) {
  const list = { type: 'string', multiple: true, default: [] as string[] } as const;
  try {
    return parseArgs({ args: [...args], options: { store: list, theme: list, width: list, against: { type: 'string' }, baseline: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

const listed = (values: readonly string[]): string[] => values.flatMap((value) => value.split(','));

function widthsOf(texts: readonly string[]): readonly number[] {
  const wrong = texts.find((text) => !/^[1-9]\d{2,3}$/.test(text));
  if (wrong !== undefined) throw new UsageError(`--width ${wrong} is no width of a window; give pixels, from 100 to 9999.\n\n${usage}`);
  return texts.length === 0 ? widths : [...new Set(texts.map(Number))];
}
