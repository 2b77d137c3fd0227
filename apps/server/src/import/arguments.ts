import { basename } from 'node:path';
import { ImportFileError } from './read-csv.ts';

export interface ImportArguments {
  readonly file: string;
  readonly rejects: string;
}

const usage = `Usage: npm run catalog:import -- FILE [--rejects=FILE]

FILE is CSV (.csv) or JSON Lines (.jsonl, .ndjson), also compressed (.gz). docs/catalog-import.md lists the columns.
Rows with a mistake are written to the rejects file (FILE.rejects.ndjson in this folder unless said otherwise).`;

export function readArguments(args: readonly string[]): ImportArguments {
  const files = args.filter((argument) => !argument.startsWith('--'));
  const options = args.filter((argument) => argument.startsWith('--'));
  const [file, ...more] = files;
  const unknown = options.find((option) => !/^--rejects=./.test(option));
  if (unknown !== undefined) throw new ImportFileError(`There is no option ${unknown}.\n\n${usage}`);
  if (file === undefined || more.length > 0) throw new ImportFileError(`Name one file to import.\n\n${usage}`);
  const rejects = options.at(-1)?.slice('--rejects='.length) ?? `${basename(file)}.rejects.ndjson`;
  return { file, rejects };
}
