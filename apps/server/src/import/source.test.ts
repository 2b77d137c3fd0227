import { expect, it } from 'vitest';
import { ImportFileError } from './read-csv.ts';
import { openSource, sourceOfBytes } from './source.ts';

/** Reads a file with this name and content to its end. */
async function readAll(name: string, content: string): Promise<number> {
  let rows = 0;
  for await (const _row of sourceOfBytes(name, null, async function* bytes() { yield Buffer.from(content); }).rows()) rows += 1;
  return rows;
}

it.each([
  ['list.txt', '', 'list.txt: the name must end in .csv, .jsonl or .ndjson'],
  ['broken.jsonl.gz', 'not packed', 'broken.jsonl.gz cannot be unpacked: '],
  ['heading.csv', 'name\nx\n', "lacks the column 'id'"],
])('%s is refused with what is wrong with it', async (name, content, message) => {
  const error: unknown = await readAll(name, content).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportFileError);
  expect(String(error)).toContain(message);
});

it('a file that is right is read row by row, and one that is not there is none', async () => {
  expect(await readAll('list.CSV', 'id,name\nA,Pen\nB,Ink\n')).toBe(2);
  await expect(openSource('/no/such/list.csv')).rejects.toThrow('There is no file /no/such/list.csv.');
});
