import { readdirSync, readFileSync } from 'node:fs';

/** One sentence of the specification that says how the product behaves. */
export interface Sentence {
  /** Section and place in it, for example `4.30`. Tests name it: `[spec 4.30]`. */
  readonly id: string;
  readonly section: number;
  readonly group: string;
  /** Empty when it is built; else the part of the product that it comes with. */
  readonly comesWith: string;
  readonly text: string;
}

/** Reads one file of sentences. @throws Error that names the line which is wrong */
export function readSentences(file: string, text: string): Sentence[] {
  return text.trimEnd().split('\n').slice(1).map((line, index) => {
    const [id = '', group = '', comesWith = '', sentence = ''] = line.split('\t');
    const where = `${file}, line ${index + 2}`;
    if (!/^[1-9]\.\d+$/.test(id) || group === '' || sentence === '') throw new Error(`${where}: write id, group, part it comes with, sentence, with tabs between them.`);
    return { id, section: Number(id.split('.')[0]), group, comesWith, text: sentence };
  });
}

/** Sentences of several files in the order of their sections. @throws Error where two have the same id */
export function inOrder(lists: readonly (readonly Sentence[])[]): Sentence[] {
  const seen = new Set<string>();
  for (const { id } of lists.flat()) {
    if (seen.has(id)) throw new Error(`The id ${id} is there twice. Give the newer sentence the next number of its section that is free.`);
    seen.add(id);
  }
  return lists.toSorted((one, other) => place(one) - place(other)).flat();
}

/** A file belongs where its first sentence does. */
const place = ([first]: readonly Sentence[]): number => {
  const [section = 0, number = 0] = (first?.id ?? '').split('.').map(Number);
  return section * 1000 + number;
};

/** The list of the repository: a file for each section, and in the sections that areas share, one for each area. */
export function sentences(): Sentence[] {
  const folder = new URL('./sentences/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsv')).map((name) => name.replaceAll('\\', '/'));
  return inOrder(files.map((name) => readSentences(name, readFileSync(new URL(name, folder), 'utf8'))));
}
