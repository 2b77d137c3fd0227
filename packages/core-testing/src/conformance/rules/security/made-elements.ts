import { meaningOf, memberName } from '../../modules/evaluate.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';

const makers: ReadonlySet<string> = new Set(['jsx', 'jsxs', 'jsxDEV', 'createElement']);
const frames: ReadonlySet<string> = new Set(['iframe', 'frame', 'object', 'embed', 'portal', 'fencedframe']);
const ofThePage: ReadonlySet<string> = new Set(['base', 'script']);

/** No element that brings a window of its own, and none that changes what the page loads. */
export function forbiddenElements(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  walk(module.program, (node) => {
    if (node.type !== 'CallExpression') return;
    const tag = tagOf(module, node);
    if (tag === null) return;
    if (frames.has(tag)) found.push(findingAt(module, node, 'other window', `It makes <${tag}>: a window of its own, in which everything of the browser can be reached.`, 'Show what is yours on the page; link to what is not.'));
    else if (ofThePage.has(tag)) found.push(findingAt(module, node, 'inline script', `It makes <${tag}>, which changes what the page loads.`, 'Import the module.'));
    else if (tag === 'meta' && refreshes(module, node)) found.push(findingAt(module, node, 'navigation', 'It makes <meta> that leads the page elsewhere.', 'Use useNavigation, or a link that the buyer presses.'));
  });
  return found;
}

/** The tag of an element that React or the document makes; in small letters, because HTML does not mind. */
function tagOf(module: SourceModule, { callee, arguments: [first, second] }: Extract<Node, { type: 'CallExpression' }>): string | null {
  const meaning = meaningOf(module, callee);
  const called = meaning.kind === 'import' ? meaning.name : callee.type === 'MemberExpression' ? memberName(module, callee) : null;
  const argument = called === 'createElementNS' ? second : called !== null && makers.has(called) ? first : undefined;
  const tag = argument === undefined ? null : meaningOf(module, argument);
  return tag?.kind === 'text' && tag.whole ? tag.text.toLowerCase().replace(/^.*:/, '') : null;
}

function refreshes(module: SourceModule, { arguments: [, props] }: Extract<Node, { type: 'CallExpression' }>): boolean {
  return props?.type === 'ObjectExpression' && props.properties.some((property) => property.type === 'Property' && memberName(module, { computed: property.computed, property: property.key })?.toLowerCase().replace('-', '') === 'httpequiv');
}
