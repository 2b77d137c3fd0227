import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { noXmlCharacter, withoutDocumentType } from '../../vendor-delivery/index.ts';
import { notReadable } from './cxml-problem.ts';
import type { Element } from './element.ts';

/** Elements and attributes: those of a purchase order with a thousand lines. More would take the time of others. */
const mostParts = 40_000;

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', cdataPropName: '#cdata', parseTagValue: false, parseAttributeValue: false, processEntities: false });

/**
 * The `cXML` element of a document in UTF-8. No type declaration is read and no entity is expanded but the five of XML.
 *
 * @throws CxmlProblem 406
 */
export const parseDocument = (body: Uint8Array): Element => parseText(textIn(body));

/** As {@link parseDocument}, of a text. @throws CxmlProblem 406 */
export function parseText(text: string): Element {
  if (noXmlCharacter.test(text)) throw notReadable('The document holds characters that XML does not have, such as NUL. Leave them out.');
  const plain = withoutDocumentType(text);
  if (plain === null) throw notReadable('The document declares a document type or entities of its own. Send it with the usual DOCTYPE of cXML alone, or without one.');
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i.test(withoutCharacterData(plain))) throw notReadable('The document refers to an entity that XML does not have, or holds a bare "&". Write "&amp;" for it.');
  if (parts(plain) > mostParts) throw notReadable(`The document has more than ${mostParts} elements and attributes. Send less at once.`);
  return rootOf(plain);
}

function textIn(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw notReadable('The document is not text in UTF-8. Send it in that encoding, not compressed and without attachments.');
  }
}

/** A document without its CDATA sections, in which nothing refers to an entity. One that does not end is left: the document is not well-formed. */
function withoutCharacterData(text: string): string {
  const [beginning, end] = ['<![CDATA[', ']]>'];
  const kept: string[] = [];
  let at = 0;
  // Each character is looked at once: a pattern would look for the end anew at each beginning.
  for (let section = text.indexOf(beginning); section !== -1; section = text.indexOf(beginning, at)) {
    const close = text.indexOf(end, section + beginning.length);
    if (close === -1) break;
    kept.push(text.slice(at, section));
    at = close + end.length;
  }
  return kept.join('') + text.slice(at);
}

function parts(text: string): number {
  let count = 0;
  for (const character of ['<', '=']) for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

function rootOf(plain: string): Element {
  // oxlint-disable-next-line typescript/no-deprecated -- the parser by itself reads half a document as a whole one
  const checked = XMLValidator.validate(plain);
  if (checked !== true) throw notReadable(`The document is not well-formed XML: ${checked.err.msg.slice(0, 200)} (line ${checked.err.line})`);
  const document = parsed(plain);
  const [name, ...others] = Object.keys(document).filter((key) => !key.startsWith('?'));
  const root = name === undefined ? undefined : document[name];
  if (name !== 'cXML' || others.length > 0 || typeof root !== 'object' || root === null || Array.isArray(root)) throw notReadable('The document is not one of cXML: its root element is not cXML.');
  return root as Element;
}

function parsed(plain: string): Readonly<Record<string, unknown>> {
  try {
    return parser.parse(plain) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw notReadable(`The document is not well-formed XML: ${error instanceof Error ? error.message.slice(0, 200) : 'it cannot be parsed'}`);
  }
}
