import { describe, expect, it } from 'vitest';
import { readSettings } from '../../runtime/index.ts';
import { clusterNodes } from './settings.ts';

const nodesOf = (given: string): readonly string[] => readSettings([clusterNodes], { SEARCH_CLUSTER: given })(clusterNodes);

describe('SEARCH_CLUSTER', () => {
  it('names several nodes, with a password that is written as addresses have it', () => {
    expect(nodesOf('http://search-1:9200, https://shop:p%40ss%25@search-2:9200/')).toEqual(['http://search-1:9200', 'https://shop:p%40ss%25@search-2:9200/']);
  });

  it.each(['search-1:9200', 'ftp://search-1', 'http://search-1/products', 'https://shop:half%zz@search-1:9200'])('is refused without being repeated, because it may hold a password: %s', (address) => {
    expect(() => nodesOf(`http://search-0:9200,${address}`)).toThrow(/^SEARCH_CLUSTER has an address, number 2, that is none\. Use scheme, host and port .* %25 for a percent sign/);
  });
});
