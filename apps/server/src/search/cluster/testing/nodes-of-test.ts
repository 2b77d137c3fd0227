/** The nodes that `npm run test:search-cluster` has started. */
export function nodesOfTest(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const nodes = (env['SEARCH_CLUSTER'] ?? '').split(',').filter((node) => node !== '');
  if (nodes.length === 0) throw new Error('SEARCH_CLUSTER names no node. Run "npm run test:search-cluster", which starts some.');
  return nodes;
}
