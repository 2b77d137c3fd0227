import type { Pool } from '@quartermaster/database';
import { plainText, stopWords } from '../../text/index.ts';
import { documentWords } from '../../text/words.ts';

const k1 = 1.2;
const b = 0.75;

interface Posting {
  readonly document: number;
  readonly count: number;
}

/**
 * What an ordinary engine gives, to compare with: BM25 with the usual constants (Robertson and Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond)
 * over names and descriptions, any word of the query, and none of our rules.
 */
export class PlainBm25 {
  readonly #ids: string[] = [];
  readonly #lengths: number[] = [];
  readonly #postings = new Map<string, Posting[]>();

  static async of(database: Pool): Promise<PlainBm25> {
    const { rows } = await database.query<{ id: string; name: string; description: string }>('select product_id as id, name, description from marketplace.product order by product_id');
    const engine = new PlainBm25();
    for (const { id, name, description } of rows) engine.#add(id, documentWords(`${name}\n${plainText(description)}`).words);
    return engine;
  }

  #add(id: string, words: readonly string[]): void {
    const document = this.#ids.push(id) - 1;
    this.#lengths.push(words.length);
    for (const [word, occurrences] of Map.groupBy(words, (each) => each)) {
      const postings = this.#postings.get(word) ?? [];
      postings.push({ document, count: occurrences.length });
      this.#postings.set(word, postings);
    }
  }

  /** The ids of the first results, best first. */
  find(query: string, most = 10): string[] {
    const average = this.#lengths.reduce((sum, length) => sum + length, 0) / this.#lengths.length;
    const scores = new Map<number, number>();
    for (const word of new Set(documentWords(query).words.filter((each) => !stopWords.has(each)))) {
      const postings = this.#postings.get(word) ?? [];
      const rarity = Math.log(1 + (this.#ids.length - postings.length + 0.5) / (postings.length + 0.5));
      for (const { document, count } of postings) {
        const length = this.#lengths[document] ?? average;
        scores.set(document, (scores.get(document) ?? 0) + (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / average)));
      }
    }
    return [...scores].toSorted((one, other) => other[1] - one[1] || one[0] - other[0]).slice(0, most).map(([document]) => this.#ids[document] ?? '');
  }
}
