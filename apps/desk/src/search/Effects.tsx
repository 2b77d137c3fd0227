import type { SynonymEffects } from '@quartermaster/contracts-desk';
import { Alert, Link, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { addressOfProduct } from '../catalog/addresses.ts';
import { counted } from '../parts/words.ts';
import { countChange } from './effect-words.ts';

type Effect = SynonymEffects['effects'][number];

const columns: readonly Column<Effect>[] = [
  { id: 'query', header: 'Search', isRowHeader: true, cell: ({ query, store, searches }) => <Stack gap="xxs"><span>{query}</span><Text tone="muted" size="sm">{searches === 0 ? `${store}, not counted yet` : `${store}, ${counted(searches, 'search', 'searches')}`}</Text></Stack> },
  { id: 'results', header: 'Results', cell: (effect) => countChange(effect) },
  { id: 'in', header: 'Comes in', cell: ({ comesIn, isMoved }) => <Products products={comesIn} otherwise={isMoved ? 'The same products in another order' : 'Nothing'} /> },
  { id: 'out', header: 'Goes out', cell: ({ goesOut }) => <Products products={goesOut} otherwise="Nothing" /> },
];

/** More of them say nothing new of a change. */
const mostShown = 5;

function Products({ products, otherwise }: { products: Effect['comesIn']; otherwise: string }) {
  if (products.length === 0) return <Text tone="muted">{otherwise}</Text>;
  return (
    <ul>
      {products.slice(0, mostShown).map(({ productId, name }) => <li key={productId}><Link href={addressOfProduct(productId)}>{name}</Link></li>)}
      {products.length > mostShown && <li>{counted(products.length - mostShown, 'more', 'more')}</li>}
    </ul>
  );
}

/** What first pages of searches would have, and what not any more. */
export function Effects({ concerned, effects }: SynonymEffects) {
  if (effects.length === 0) return <Alert tone="info">No frequent search and no word of the change finds anything else with it.</Alert>;
  return (
    <Stack gap="sm">
      <p>{counted(concerned, 'counted search has', 'counted searches have')} a word of the change. What is on the first page of the most frequent ones, and of the words themselves:</p>
      <Table caption="What searches would find" isCaptionHidden items={effects} keyOf={({ query, store }) => `${store} ${query}`} columns={columns} onPhone="cards" />
    </Stack>
  );
}
