import { decodeXML } from 'entities/decode';
import { notUnderstood } from './cxml-problem.ts';

/** An element of a document: a text, or its attributes and children by their names. */
export type Element = string | { readonly [name: string]: unknown };

/** The children of a name, in their order. */
export function childrenOf(element: Element, name: string): Element[] {
  const found = typeof element === 'object' && Object.hasOwn(element, name) ? element[name] : undefined;
  return (Array.isArray(found) ? found : [found]).filter(isElement);
}

export const childOf = (element: Element, name: string): Element | null => childrenOf(element, name)[0] ?? null;

/** The child, which must be there. @throws CxmlProblem */
export function neededChild(element: Element, name: string): Element {
  const child = childOf(element, name);
  if (child === null) throw notUnderstood(`The document has no ${name}.`);
  return child;
}

/** The names of all children. */
export const childNames = (element: Element): string[] => (typeof element === 'string' ? [] : Object.keys(element).filter((name) => /^[A-Za-z]/.test(name)));

/** An attribute; empty where it is not there. */
export const attribute = (element: Element, name: string): string => decoded(typeof element === 'object' && Object.hasOwn(element, `@${name}`) ? element[`@${name}`] : '');

/** The text of an element without that of its children. */
export const textOf = (element: Element | null): string => {
  if (element === null) return '';
  if (typeof element === 'string') return decoded(element).trim();
  return `${decoded(element['#'])}${childrenOf(element, '#cdata').filter((part) => typeof part === 'string').join('')}`.trim();
};

const isElement = (value: unknown): value is Element => typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));

/** The five entities of XML and characters by their numbers; there are no others. */
const decoded = (text: unknown): string => (typeof text === 'string' ? decodeXML(text) : '');
