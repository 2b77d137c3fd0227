import type { VendorSending } from '@quartermaster/deployment';
import { XMLParser } from 'fast-xml-parser';
import { withoutDocumentType } from './document-type.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', parseTagValue: false, parseAttributeValue: false, processEntities: false });

/**
 * What the status of a vendor's cXML answer says: 2xx is taken, 4xx refused for good with the vendor's words, all else is to be tried again.
 *
 * @throws Error for another status, and for a text that is no such answer, or that declares a type or entities of its own: these are never expanded
 */
export function readAnswer(text: string): VendorSending {
  const plain = withoutDocumentType(text);
  if (plain === null) throw new Error('The vendor’s answer declares a document type of its own. It is not read.');
  const { code, words } = statusOf(parser.parse(plain));
  if (code >= 200 && code < 300) return { kind: 'delivered' };
  const said = `The vendor’s system answers with status ${code}: ${words}`;
  if (code >= 400 && code < 500) return { kind: 'refused', reason: said };
  throw new Error(said);
}

function statusOf(document: unknown): { code: number; words: string } {
  const status = member(member(member(document, 'cXML'), 'Response'), 'Status');
  const code = String(member(status, '@code'));
  if (!/^[1-5]\d\d$/.test(code)) throw new Error('The vendor’s answer has no cXML status.');
  const words = [member(status, '@text'), member(status, '#')].filter((text) => typeof text === 'string' && text !== '');
  return { code: Number(code), words: words.join('; ') };
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
