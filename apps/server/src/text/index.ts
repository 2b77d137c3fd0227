export { cleanMarkup } from './clean-html.ts';
export { decodedText, descriptionHtml, plainText } from './description-html.ts';
export { documentVersion, quoted, searchDocument, type SearchDocument } from './document.ts';
export { facetKey } from './facet-key.ts';
export { fold } from './fold.ts';
export { canonicalNumber, findMeasures } from './measures.ts';
export { formatNsn, niinDigits, nsnDigits, partKey, partKeysIn } from './numbers.ts';
export { stem } from './stem.ts';
export { chunksOf, lettersAndDigits, nameWords, partsOf, plainWords, stopWords } from './words.ts';
