import { defineSetting } from '../../runtime/index.ts';

export const nearestKindsFile = defineSetting<string | null>({
  id: 'NEAREST_KINDS',
  otherwise: 'none',
  doc: 'a file of your own that says of which kind things are which the store does not sell, beside the one that ships: a search for them leads there ([search](../../docs/search.md#what-the-store-does-not-sell))',
  read: (given = '') => (given === '' ? null : given),
});
