export type Ordering<Node> =
  | { readonly ok: true; readonly order: readonly Node[] }
  /** Each needs the next, and the last is the first again. */
  | { readonly ok: false; readonly cycle: readonly Node[] };

/** Puts what is needed before what needs it, and leaves everything else as it was given. */
export function inOrder<Node>(nodes: readonly Node[], needsOf: (node: Node) => readonly Node[]): Ordering<Node> {
  const order = new Set<Node>();
  const path: Node[] = [];
  const visit = (node: Node): readonly Node[] | null => {
    if (order.has(node)) return null;
    const met = path.indexOf(node);
    if (met !== -1) return [...path.slice(met), node];
    path.push(node);
    for (const needed of needsOf(node)) {
      const cycle = visit(needed);
      if (cycle !== null) return cycle;
    }
    path.pop();
    order.add(node);
    return null;
  };
  for (const node of nodes) {
    const cycle = visit(node);
    if (cycle !== null) return { ok: false, cycle };
  }
  return { ok: true, order: [...order] };
}
