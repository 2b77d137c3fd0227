import { readFileSync } from 'node:fs';

/** One sentence of the specification that says how the product behaves. */
export interface Sentence {
  /** Section and place in it, for example `4.30`. Tests name it: `[spec 4.30]`. */
  readonly id: string;
  readonly section: number;
  readonly group: string;
  /** Empty when it stands; else the part of the product that it comes with. */
  readonly comesWith: string;
  readonly text: string;
}

/** Reads the list of sentences. @throws Error that names the line which is wrong */
export function readSentences(text: string): Sentence[] {
  const seen = new Set<string>();
  return text.trimEnd().split('\n').slice(1).map((line, index) => {
    const [id = '', group = '', comesWith = '', sentence = ''] = line.split('\t');
    const where = `sentences.tsv, line ${index + 2}`;
    if (!/^[2-9]\.\d+$/.test(id) || group === '' || sentence === '') throw new Error(`${where}: write id, group, part it comes with, sentence, with tabs between them.`);
    if (seen.has(id)) throw new Error(`${where}: the id ${id} is there twice.`);
    seen.add(id);
    return { id, section: Number(id.split('.')[0]), group, comesWith, text: sentence };
  });
}

export const sentences = (): Sentence[] => readSentences(readFileSync(new URL('./sentences.tsv', import.meta.url), 'utf8'));
