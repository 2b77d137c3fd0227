import { jsonPlace, type Place, type RowPath } from './place.ts';
import { readLines } from './read-lines.ts';

/** One row of an import file, not yet checked; or why it could not be read. */
export type SourceRow =
  | {
      readonly line: number;
      readonly raw: unknown;
      /** Where in the file a value of the row is; left out, where the row comes from no file. */
      readonly placeOf?: (path: RowPath) => Place;
    }
  | { readonly line: number; readonly problem: string };

/** A JSON object per line. Empty lines are passed over. */
export async function* readJsonLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  let line = 0;
  for await (const content of readLines(bytes)) {
    line += 1;
    if (content === null) yield { line, problem: 'The line is too long.' };
    else if (content.trim() !== '') yield parse(line, content);
  }
}

function parse(line: number, content: string): SourceRow {
  try {
    const raw: unknown = JSON.parse(content);
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return { line, raw, placeOf: jsonPlace };
    return { line, problem: 'The line is not a JSON object.' };
  } catch (error) {
    return { line, problem: `The line is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
