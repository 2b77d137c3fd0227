import { ConfigError, defineSetting, setting } from '../../runtime/index.ts';

const isNode = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === '' && isEncoded(url.username) && isEncoded(url.password);
};

/** A sign of a password that has a meaning in addresses is written as in them: `%40` for `@`. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Where products are looked for; none: in the database. */
export const clusterNodes = defineSetting<readonly string[]>({
  id: 'SEARCH_CLUSTER',
  otherwise: 'none',
  doc: 'addresses of nodes of an OpenSearch 2 cluster, separated by commas, such as `https://name:password@search-1:9200`: products are looked for there ([search cluster](../../docs/search-cluster.md))',
  read(given = '') {
    const nodes = given.split(/[\s,]+/).filter((node) => node !== '');
    const wrong = nodes.findIndex((node) => !isNode(node));
    // An address may hold a password.
    if (wrong >= 0) throw new ConfigError(`SEARCH_CLUSTER has an address, number ${wrong + 1}, that is none. Use scheme, host and port of each node, for example http://search-1:9200,http://search-2:9200, and %25 for a percent sign in a password.`);
    return nodes;
  },
});

export const clusterAlias = defineSetting<string>({
  id: 'SEARCH_CLUSTER_ALIAS',
  otherwise: '`quartermaster`',
  doc: 'the alias under which products are looked for in the cluster; each deployment that shares one has its own',
  read(given = 'quartermaster') {
    if (!/^[a-z][a-z0-9-]{0,59}$/.test(given)) throw new ConfigError(`SEARCH_CLUSTER_ALIAS is "${given}". Use small letters, digits and hyphens, 60 at most, beginning with a letter.`);
    return given;
  },
});

export const clusterShards = setting.wholeNumber('SEARCH_CLUSTER_SHARDS', { otherwise: 3, least: 1, most: 100, doc: 'parts that the next index is made of, spread over the nodes' });

export const clusterReplicas = setting.wholeNumber('SEARCH_CLUSTER_REPLICAS', { otherwise: 1, least: 0, most: 10, doc: 'copies of each part on other nodes: so many nodes may be lost' });
