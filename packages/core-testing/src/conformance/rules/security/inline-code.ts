import { meaningOf, memberName } from '../../modules/evaluate.ts';
import type { SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';
import { elementsOf } from './elements.ts';

const scriptAddress = /^\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** No handler and no style as an attribute, no script as an address: the content policy refuses them all. */
export function inlineCode(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  for (const { tag, attributes } of elementsOf(module)) {
    for (const { name, value, node } of attributes) {
      const meaning = meaningOf(module, value);
      if (/^on/i.test(name) && meaning.kind === 'text') found.push(findingAt(module, node, 'inline handler', `<${tag}> has the handler ${name} as text.`, 'Give it a function.'));
      if (name === 'style') found.push(findingAt(module, node, 'inline style', `<${tag}> has a style attribute, which the content policy refuses on pages that the server renders.`, 'Declare the style with css of @emotion/react at module level.'));
      if (tag === 'script') found.push(findingAt(module, node, 'inline script', 'It makes a <script>.', 'Import the module.'));
    }
  }
  walk(module.program, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && memberName(module, node.callee) === 'setAttribute') {
      const name = meaningOf(module, node.arguments[0]);
      if (name.kind === 'text' && /^on/i.test(name.text)) found.push(findingAt(module, node, 'inline handler', `It sets the handler ${name.text} as an attribute.`, 'Give React a function.'));
    }
    if ((node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') && isScriptAddress(module, node)) {
      found.push(findingAt(module, node, 'script address', 'It has an address that begins with javascript:.', 'Use a button with a handler.'));
    }
  });
  return found;
}

function isScriptAddress(module: SourceModule, node: Parameters<typeof meaningOf>[1]): boolean {
  const meaning = meaningOf(module, node);
  return meaning.kind === 'text' && scriptAddress.test(meaning.text);
}
