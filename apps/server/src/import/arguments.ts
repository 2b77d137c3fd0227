import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportFileError } from './read-csv.ts';

/** What `npm run catalog:import` is to do. */
export type ImportArguments =
  | { readonly kind: 'import'; readonly file: string; readonly rejects: string }
  | { readonly kind: 'export'; readonly file: string }
  /** @param importId null: the last one */
  | { readonly kind: 'undo'; readonly importId: number | null; readonly reason: string };

const usage = `Usage: npm run catalog:import -- FILE [--rejects=FILE]
       npm run catalog:import -- --export=FILE
       npm run catalog:import -- --undo[=IMPORT] --reason="Wrong prices"

FILE is CSV (.csv) or JSON Lines (.jsonl, .ndjson), also compressed (.gz). docs/catalog-import.md lists the columns.
Rows with a mistake are written to the rejects file (FILE.rejects.ndjson in this folder unless said otherwise).
--export writes the whole catalog as CSV (.csv, or .csv.gz) that can be imported again.
--undo makes the catalog what it was before the last import; IMPORT, its number, goes on with an undo that was not finished.`;

export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parsed(args);
  if (values.undo !== undefined) {
    const importId = values.undo === '' ? null : Number(values.undo);
    const reason = values.reason?.trim() ?? '';
    if (positionals.length > 0 || values.rejects !== undefined) throw new ImportFileError(`An undo takes no file.\n\n${usage}`);
    if (importId !== null && !/^\d{1,9}$/.test(values.undo)) throw new ImportFileError(`--undo=${values.undo} names no import: give its number, or none for the last one.\n\n${usage}`);
    if (reason === '' || reason.length > 500) throw new ImportFileError(`Give the reason, of at most 500 characters: --reason="Wrong prices".\n\n${usage}`);
    return { kind: 'undo', importId, reason };
  }
  if (values.export !== undefined) {
    if (positionals.length > 0 || values.rejects !== undefined || values.reason !== undefined) throw new ImportFileError(`An export takes the name of its file alone.\n\n${usage}`);
    if (!/\.csv(\.gz)?$/i.test(values.export)) throw new ImportFileError(`--export=${values.export}: the name must end in .csv or .csv.gz.\n\n${usage}`);
    return { kind: 'export', file: values.export };
  }
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new ImportFileError(`Name one file to import.\n\n${usage}`);
  if (values.reason !== undefined) throw new ImportFileError(`Only an undo has a reason.\n\n${usage}`);
  return { kind: 'import', file, rejects: values.rejects ?? `${basename(file)}.rejects.ndjson` };
}

function parsed(args: readonly string[]) {
  // Without a number, the last import is meant.
  const given = args.map((argument) => (argument === '--undo' ? '--undo=' : argument));
  try {
    return parseArgs({ args: given, allowPositionals: true, options: { export: { type: 'string' }, rejects: { type: 'string' }, undo: { type: 'string' }, reason: { type: 'string' } } });
  } catch (error) {
    throw new ImportFileError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
