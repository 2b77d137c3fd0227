import type { StoreView } from '@quartermaster/contracts-desk';
import { Badge, Table, Text } from '@quartermaster/ui';
import { Section } from '../parts/Section.tsx';
import { unsoldWords } from './unsold-words.ts';

const looks = { withOffers: 'success', withoutOffers: 'warning', nothing: 'neutral' } as const;
const words = { withOffers: 'Shown', withoutOffers: 'Shown without offers', nothing: 'Not shown' } as const;

/** What each store shows of a product: which offers, at which price, and why not the others. */
export const StoresCard = ({ stores }: { stores: readonly StoreView[] }) => (
  <Section title="As each store shows it">
    <Table
      caption="The product in each store" isCaptionHidden items={stores} keyOf={({ store }) => store} onPhone="cards"
      columns={[
        { id: 'store', header: 'Store', isRowHeader: true, cell: ({ store }) => store },
        { id: 'sells', header: 'Sells', cell: ({ hasAssortment }) => (hasAssortment ? 'Its assortment' : 'The whole catalog') },
        { id: 'shown', header: 'The product', cell: ({ shows }) => <Badge look={looks[shows]}>{words[shows]}</Badge> },
        { id: 'offers', header: 'Offers', cell: OffersInStore },
      ]}
    />
  </Section>
);

function OffersInStore({ offers }: StoreView) {
  if (offers.length === 0) return 'There is none.';
  return (
    <ul>
      {offers.map(({ offerId, vendor, contractNumber, price, inStock, unsold }) => (
        <li key={offerId}>
          {vendor}, {contractNumber}: {unsold === null ? <Text isBold>{price}{!inStock && ', out of stock'}</Text> : unsoldWords(unsold)}
        </li>
      ))}
    </ul>
  );
}
