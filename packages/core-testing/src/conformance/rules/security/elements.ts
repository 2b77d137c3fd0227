import { meaningOf, memberName } from '../../modules/evaluate.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';

const makers: ReadonlySet<string> = new Set(['jsx', 'jsxs', 'jsxDEV', 'createElement']);

/** An element of the page that a module makes: its tag and what it sets, as far as both can be told. */
export interface MadeElement {
  readonly tag: string;
  readonly attributes: readonly { readonly name: string; readonly value: Node; readonly node: Node }[];
  readonly node: Node;
}

/** Every call of React or Emotion that makes an element with a tag such as `img`; components are no elements. */
export function elementsOf(module: SourceModule): readonly MadeElement[] {
  const found: MadeElement[] = [];
  walk(module.program, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = meaningOf(module, node.callee);
    const maker = callee.kind === 'import' ? callee.name : node.callee.type === 'MemberExpression' ? memberName(module, node.callee) : null;
    if (maker === null || !makers.has(maker)) return;
    const tag = meaningOf(module, node.arguments[0]);
    const props = node.arguments[1];
    if (tag.kind !== 'text' || !tag.whole || props?.type !== 'ObjectExpression') return;
    const attributes = props.properties.flatMap((property) => {
      const name = property.type === 'Property' ? memberName(module, { computed: property.computed, property: property.key }) : null;
      return property.type === 'Property' && name !== null ? [{ name, value: property.value, node: property }] : [];
    });
    found.push({ tag: tag.text, attributes, node });
  });
  return found;
}
