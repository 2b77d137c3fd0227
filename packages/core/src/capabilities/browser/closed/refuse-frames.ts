import { defineForGood } from './take-away.ts';

/** Elements that bring a window of their own: a fresh one of this origin, in which everything of the browser can be reached. */
const frames = /^(?:i?frame|frameset|object|embed|portal|fencedframe)$/i;
/** The same in text that becomes elements. Entities of XML could hide them. */
const framesInText = /<[^\s>]*(?:i?frame|frameset|object|embed|portal)|<!entity/i;

type BrowserWindow = Window & typeof globalThis;
type Method = (this: unknown, ...given: unknown[]) => unknown;

/** From now on no element is made that brings a window of its own, whether by name, from text or by a class. */
export function refuseFrames(window: BrowserWindow): void {
  const { Document, DOMImplementation, Element, ShadowRoot, DOMParser, Range, CustomElementRegistry } = window;
  // A prefix may hold a separator of lines.
  const isFrame = (name: string): boolean => frames.test(name.replace(/^.*:/s, ''));
  const hasFrame = (text: string): boolean => framesInText.test(text);
  const always = (): boolean => true;
  refuseWhere(Document.prototype, 'createElement', 0, isFrame);
  refuseWhere(Document.prototype, 'createElementNS', 1, isFrame);
  // The root of a new document can be taken over into this one.
  refuseWhere(DOMImplementation.prototype, 'createDocument', 1, isFrame);
  refuseWhere(Document.prototype, 'execCommand', 2, hasFrame);
  refuseWhere(Document, 'parseHTMLUnsafe', 0, hasFrame);
  for (const name of ['open', 'write', 'writeln']) refuseWhere(Document.prototype, name, 0, always);
  refuseWhere(DOMParser.prototype, 'parseFromString', 0, hasFrame);
  refuseWhere(Range.prototype, 'createContextualFragment', 0, hasFrame);
  refuseWhere(Element.prototype, 'insertAdjacentHTML', 1, hasFrame);
  for (const { prototype } of [Element, ShadowRoot]) {
    refuseWhere(prototype, 'setHTMLUnsafe', 0, hasFrame);
    for (const name of ['innerHTML', 'outerHTML']) refuseToSet(prototype, name, hasFrame);
  }
  refuseExtending(CustomElementRegistry.prototype);
}

const refusal = (): TypeError => new TypeError('A page of the marketplace makes no element with a window of its own.');

/** The argument becomes text once: what is looked at is what the browser gets. */
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : `${value as string}`);

function refuseWhere(object: object, name: string, at: number, isRefused: (text: string) => boolean): void {
  const original = methodOf(object, name);
  if (original === null) return;
  const guarded = function guarded(this: unknown, ...given: unknown[]): unknown {
    const text = textOf(given[at]);
    if (isRefused(text)) throw refusal();
    return Reflect.apply(original, this, given.length > at ? given.with(at, text) : given);
  };
  defineForGood(object, name, { value: guarded, writable: false, enumerable: true });
}

function refuseToSet(object: object, name: string, isRefused: (text: string) => boolean): void {
  const { get, set } = Object.getOwnPropertyDescriptor(object, name) ?? {};
  if (get === undefined || set === undefined) return;
  const guarded = function guarded(this: unknown, value: unknown): void {
    const text = textOf(value);
    if (isRefused(text)) throw refusal();
    Reflect.apply(set, this, [text]);
  };
  defineForGood(object, name, { get, set: guarded, enumerable: true });
}

/** A class that extends an element of the browser's makes one without naming it. */
function refuseExtending(registry: object): void {
  const original = methodOf(registry, 'define');
  if (original === null) return;
  const guarded = function guarded(this: unknown, name: unknown, made: unknown, options?: unknown): unknown {
    if (options !== undefined && options !== null) throw refusal();
    return Reflect.apply(original, this, [name, made]);
  };
  defineForGood(registry, 'define', { value: guarded, writable: false, enumerable: true });
}

function methodOf(object: object, name: string): Method | null {
  const value: unknown = Object.getOwnPropertyDescriptor(object, name)?.value;
  return typeof value === 'function' ? (value as Method) : null;
}
