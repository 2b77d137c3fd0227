import { notReadable } from './cxml-problem.ts';
import type { Element } from './element.ts';
import { parseText } from './parse-document.ts';

/** Bytes from the beginning of a document in which its header ends. */
const longestBeginning = 16 * 1024;

/**
 * A `cXML` element with the first header of a document alone, of which no more than the beginning is looked at: of a sender who cannot prove who they
 * are no more is read.
 *
 * @throws CxmlProblem 406
 */
export function firstHeader(body: Uint8Array): Element {
  // A character may be cut at the end; the document as a whole is decoded strictly.
  const beginning = new TextDecoder().decode(body.subarray(0, longestBeginning));
  const from = beginning.search(/<Header[\s>]/);
  const to = beginning.indexOf(close, from);
  if (from === -1 || to === -1) throw notReadable(`The document has no Header that ends within its first ${longestBeginning} bytes. Begin it with the Header, in UTF-8.`);
  return parseText(`<cXML>${beginning.slice(from, to + close.length)}</cXML>`);
}

const close = '</Header>';
