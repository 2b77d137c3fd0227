import { globalMember, unknown, type Meaning } from './meaning.ts';
import type { Node } from './source-module.ts';

type Call = Extract<Node, { type: 'CallExpression' }>;

/** Calls that only hide a constant: `Reflect.get(window, 'eval')`, `['e', 'val'].join('')`, `'EVAL'.toLowerCase()`, `atob('ZXZhbA==')`. */
export function foldedCall(call: Call, of: (node: Node | null | undefined) => Meaning): Meaning {
  const callee = of(call.callee);
  const [first, second] = call.arguments;
  const root = rootElement(call, of);
  if (root !== null) return root;
  if (callee.kind === 'global') {
    const name = callee.path.join('.');
    if (name === 'Reflect.get') return member(of(first), of(second));
    if (name === 'atob') return changed(of(first), decoded);
    if (name === 'String.fromCharCode') return characters(call.arguments.map(of));
    return unknown;
  }
  if (call.callee.type !== 'MemberExpression' || call.callee.computed || call.callee.property.type !== 'Identifier') return unknown;
  const { object, property } = call.callee;
  if (property.name === 'join' && object.type === 'ArrayExpression') return list(object.elements.map((element) => of(element)), first === undefined ? ',' : wholeText(of(first)));
  if (property.name === 'toLowerCase') return changed(of(object), (text) => text.toLowerCase());
  if (property.name === 'toUpperCase') return changed(of(object), (text) => text.toUpperCase());
  if (property.name === 'concat') return list([of(object), ...call.arguments.map(of)], '');
  return unknown;
}

/** `document.querySelector('body')`, `element.closest('html')`: the page's own elements by another way. */
function rootElement({ callee, arguments: [first] }: Call, of: (node: Node | null | undefined) => Meaning): Meaning | null {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return null;
  if (callee.property.name !== 'closest' && callee.property.name !== 'querySelector') return null;
  const name = { html: 'documentElement', body: 'body', head: 'head' }[wholeText(of(first))?.toLowerCase() ?? ''];
  return name === undefined ? null : { kind: 'global', path: ['document', name] };
}

const wholeText = (meaning: Meaning): string | null => (meaning.kind === 'text' && meaning.whole ? meaning.text : null);

function changed(meaning: Meaning, change: (text: string) => string | null): Meaning {
  const text = wholeText(meaning);
  const result = text === null ? null : change(text);
  return result === null ? unknown : { kind: 'text', text: result, whole: true };
}

function decoded(text: string): string | null {
  try {
    return atob(text);
  } catch {
    return null;
  }
}

function member(object: Meaning, key: Meaning): Meaning {
  const name = wholeText(key);
  if (object.kind !== 'global') return unknown;
  if (name === null) return object.path.length === 0 ? { kind: 'some global' } : unknown;
  return globalMember(object.path, name);
}

function list(parts: readonly Meaning[], separator: string | null): Meaning {
  const texts = parts.map(wholeText);
  return separator === null || texts.includes(null) ? unknown : { kind: 'text', text: texts.join(separator), whole: true };
}

function characters(codes: readonly Meaning[]): Meaning {
  const numbers = codes.map((code) => Number(wholeText(code) ?? Number.NaN));
  return numbers.some(Number.isNaN) ? unknown : { kind: 'text', text: String.fromCharCode(...numbers), whole: true };
}
