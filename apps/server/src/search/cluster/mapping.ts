import type { API } from '@opensearch-project/opensearch';
import { ranking } from '../weights.ts';

/** How an index is spread over the nodes of a cluster. */
export interface Spread {
  readonly shards: number;
  readonly replicas: number;
}

/** What is kept of a product, once for the whole catalog and once for each store that sells it with an assortment of its own. */
export interface ProductDocument {
  /** The store; `-` is the whole catalog at the prices of the contracts. */
  readonly assortment: string;
  readonly product: string;
  readonly kind: string;
  /** All words as `searchDocument` made them, in their order. */
  readonly words: string;
  /** Those of the name, the manufacturer and the numbers. */
  readonly name_words: string;
  /** Those and the ones of the description: what ranks. */
  readonly said: string;
  /** What its name names first (`headTerm`). */
  readonly named_first: readonly string[];
  /** The name in small letters, for the sort. */
  readonly name: string;
  readonly part_key: string;
  readonly nsn: string | null;
  readonly niin: string | null;
  readonly category_id: string;
  /** Cents. */
  readonly price_low: number | null;
  readonly price_high: number | null;
  /** Days. */
  readonly delivery_low: number | null;
  /** Ids of `marketplace.facet_value`, by the facet of the database. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

const keyword = { type: 'keyword' } as const;
/** Sorted by, and never looked for. */
const sortKey = { index: false } as const;

/**
 * BM25 without the weight of the word, which comes with the query; more of the same word levels off as in PostgreSQL (`textScore` in ranking.ts): 1 for the first,
 * 2 for two, at most 3.58.
 */
const levelsOff = `double count = Math.max(1, 3.58 - 4 / (doc.freq + 0.5));
double length = doc.length * (field.docCount + 1.0) / (field.sumTotalTermFreq + 1.0);
return query.boost * count / (count + ${ranking.saturation} * (${(1 - ranking.lengthNorm).toFixed(2)} + ${ranking.lengthNorm} * length));`;

const isText = { type: 'text', analyzer: 'prepared' } as const;

/** Settings and mapping of a new index. While it is filled it has no copies and shows nothing new. */
export const indexBody = ({ shards }: Spread, alias: string): API.Indices_Create_RequestBody => ({
  aliases: { [alias]: {} },
  settings: {
    number_of_shards: shards,
    number_of_replicas: 0,
    refresh_interval: '-1',
    // A product that was taken out is not brought back by a copy of it that was read earlier and arrives later.
    'index.gc_deletes': '1h',
    analysis: {
      // The words are made by us: the index must not change them.
      analyzer: { prepared: { type: 'custom', tokenizer: 'prepared' } },
      tokenizer: { prepared: { type: 'whitespace', max_token_length: 4096 } },
    },
    'similarity.levels_off.type': 'scripted',
    'similarity.levels_off.script.source': levelsOff,
  },
  mappings: {
    dynamic: false,
    // The database has the products: nothing is read from here but their ids.
    _source: { enabled: false },
    properties: {
      assortment: keyword,
      product: keyword,
      kind: keyword,
      words: { ...isText, index_options: 'positions' as const, norms: false },
      name_words: { ...isText, index_options: 'docs' as const, norms: false },
      said: { ...isText, index_options: 'freqs' as const, similarity: 'levels_off' },
      named_first: { ...keyword, doc_values: false },
      name: { ...keyword, ...sortKey },
      part_key: { ...keyword, doc_values: false },
      nsn: { ...keyword, doc_values: false },
      niin: { ...keyword, doc_values: false },
      category_id: { ...keyword, doc_values: false },
      price_low: { type: 'long' },
      price_high: { type: 'long' },
      delivery_low: { type: 'integer' },
      facets: { properties: { category: keyword, ancestor: keyword, manufacturer: keyword, vendor: keyword, contract: keyword, indicator: keyword, sin: keyword, unit: keyword } },
    },
  },
});

/** Of an index that is full: copies on other nodes, and what changes is found within a second. */
export const servingSettings = ({ replicas }: Spread) => ({ number_of_replicas: replicas, refresh_interval: '1s' });
