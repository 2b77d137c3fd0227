import { meaningOf, memberName } from '../../modules/evaluate.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';
import { elementsOf } from './elements.ts';

const scriptAddress = /^\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** No handler and no style as an attribute, no script as an address: the content policy refuses them all. */
export function inlineCode(module: SourceModule, { isServerRendered }: { readonly isServerRendered: boolean }): Finding[] {
  const found: Finding[] = [];
  for (const { tag, attributes } of elementsOf(module)) {
    for (const { name, value, node } of attributes) {
      const meaning = meaningOf(module, value);
      if (/^on/i.test(name) && meaning.kind === 'text') found.push(findingAt(module, node, 'inline handler', `<${tag}> has the handler ${name} as text.`, 'Give it a function.'));
      // Only the stores that are built with the marketplace are rendered by the server; in a browser React sets no attribute.
      if (name === 'style' && isServerRendered) found.push(findingAt(module, node, 'inline style', `<${tag}> has a style attribute, which the content policy refuses on pages that the server renders.`, 'Declare the style with css of @emotion/react at module level.'));
    }
  }
  walk(module.program, (node) => {
    const name = attributeSet(module, node);
    if (name !== null && /^on/i.test(name)) found.push(findingAt(module, node, 'inline handler', `It sets the handler ${name} as an attribute.`, 'Give React a function.'));
    if (name !== null && /^style$/i.test(name)) found.push(findingAt(module, node, 'inline style', 'It sets a style as an attribute, which the content policy refuses.', 'Declare the style with css of @emotion/react at module level.'));
    if ((node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') && isScriptAddress(module, node)) {
      found.push(findingAt(module, node, 'script address', 'It has an address that begins with javascript:.', 'Use a button with a handler.'));
    }
  });
  return found;
}

/** The name of an attribute that a call sets past React. */
function attributeSet(module: SourceModule, node: Node): string | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const method = memberName(module, node.callee);
  const at = method === 'setAttribute' || method === 'createAttribute' ? 0 : method === 'setAttributeNS' || method === 'createAttributeNS' ? 1 : null;
  const name = at === null ? null : meaningOf(module, node.arguments[at]);
  return name?.kind === 'text' && name.whole ? name.text : null;
}

function isScriptAddress(module: SourceModule, node: Parameters<typeof meaningOf>[1]): boolean {
  const meaning = meaningOf(module, node);
  return meaning.kind === 'text' && scriptAddress.test(meaning.text);
}
