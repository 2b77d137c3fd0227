import { embedJson } from './embed-json.ts';

/** The facts about its store that the document tells the browser, where the store's owner ships it alone. */
export interface EmbeddedStore {
  readonly name: string;
  readonly number: number;
  readonly version: string;
  /** Address of the module that default-exports the store. */
  readonly entry: string;
}

const shippedStoreId = 'shipped-store';

export const shippedStoreTag = (store: EmbeddedStore): string => `<script type="application/json" id="${shippedStoreId}">${embedJson(store)}</script>`;

/** The store of this document. @throws Error when it was made for none */
export function shippedStoreOf(document: Document): EmbeddedStore {
  const text = document.getElementById(shippedStoreId)?.textContent;
  if (text === undefined || text === null) throw new Error(`The document has no #${shippedStoreId}.`);
  return JSON.parse(text) as EmbeddedStore;
}
