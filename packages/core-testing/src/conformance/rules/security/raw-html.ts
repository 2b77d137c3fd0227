import { meaningOf, memberName } from '../../modules/evaluate.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';

const written: ReadonlySet<string> = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const called: ReadonlySet<string> = new Set(['insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'parseFromString', 'writeln']);
const keys: ReadonlySet<string> = new Set(['dangerouslySetInnerHTML', 'srcDoc']);
const remedy = 'Show HTML of the server with SanitizedHtml of @quartermaster/ui, everything else as elements.';

/** No HTML from text: only the sanitizer of ui may make elements out of it. */
export function rawHtml(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  const add = (node: Node, name: string) => found.push(findingAt(module, node, 'raw HTML', `It uses ${name}, which makes elements out of text.`, remedy));
  walk(module.program, (node) => {
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const name = memberName(module, node.left);
      if (name !== null && written.has(name)) add(node, name);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const name = memberName(module, node.callee);
      const object = meaningOf(module, node.callee.object);
      if (name !== null && (called.has(name) || (name === 'write' && object.kind === 'global' && object.path.at(-1) === 'document'))) add(node, name);
    }
    if (node.type === 'Property') {
      const name = memberName(module, { computed: node.computed, property: node.key });
      if (name !== null && keys.has(name)) add(node, name);
    }
  });
  return found;
}
