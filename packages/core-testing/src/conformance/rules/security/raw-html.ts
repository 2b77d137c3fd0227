import { meaningOf, memberName } from '../../modules/evaluate.ts';
import { takenMembers } from '../../modules/members.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';

const written: ReadonlySet<string> = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const called: ReadonlySet<string> = new Set(['insertAdjacentHTML', 'createContextualFragment', 'setHTML', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'parseFromString', 'writeln']);
const keys: ReadonlySet<string> = new Set(['dangerouslySetInnerHTML', 'srcDoc']);
const executed: ReadonlySet<string> = new Set(['insertHTML']);
const remedy = 'Show HTML of the server with SanitizedHtml of @quartermaster/ui, everything else as elements.';

/** No HTML from text: only the sanitizer of ui may make elements out of it. */
export function rawHtml(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  const add = (node: Node, name: string) => found.push(findingAt(module, node, 'raw HTML', `It uses ${name}, which makes elements out of text.`, remedy));
  for (const { name, node, isWritten, value } of takenMembers(module)) {
    if (keys.has(name) && isWritten) add(node, name);
    // A setter that is taken by its name is taken to be called. An element that is emptied gets no elements.
    else if (written.has(name) && (isWritten || node.type === 'CallExpression') && !isEmptyText(module, value)) add(node, name);
  }
  walk(module.program, (node, [parent]) => {
    const text = (node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') && !isKey(node, parent) && !isListed(parent) ? meaningOf(module, node) : null;
    if (text?.kind === 'text' && text.whole && (keys.has(text.text) || executed.has(text.text))) add(node, text.text);
    // A method that is taken is taken to be called.
    if (node.type === 'MemberExpression') {
      const name = memberName(module, node);
      const object = meaningOf(module, node.object);
      if (name !== null && (called.has(name) || (name === 'write' && object.kind === 'global' && object.path.at(-1) === 'document'))) add(node, name);
    }
    if (node.type === 'Property') {
      const name = memberName(module, { computed: node.computed, property: node.key });
      if (name !== null && keys.has(name)) add(node, name);
    }
  });
  return found;
}

function isEmptyText(module: SourceModule, value: Node | null): boolean {
  const meaning = meaningOf(module, value);
  return meaning.kind === 'text' && meaning.whole && meaning.text === '';
}

const isKey = (node: Node, parent: Node | undefined): boolean => (parent?.type === 'Property' && parent.key === node) || (parent?.type === 'MemberExpression' && parent.property === node);

/** A list of names, such as the props that a library does not hand on. `['name', value]` is what an object is made from. */
const isListed = (parent: Node | undefined): boolean => parent?.type === 'ArrayExpression' && parent.elements.every((element) => element?.type === 'Literal' || element?.type === 'TemplateLiteral');
