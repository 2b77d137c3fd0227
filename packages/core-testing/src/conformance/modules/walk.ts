import type { Node } from './source-module.ts';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes right below a node, in the order of the source. */
function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

/** Calls back for a node and everything below it; `above` are its ancestors, the nearest first. */
export function walk(node: Node, visit: (node: Node, above: readonly Node[]) => void, above: readonly Node[] = []): void {
  visit(node, above);
  const next = [node, ...above];
  for (const child of childrenOf(node)) walk(child, visit, next);
}
