import type { CatalogProduct } from '@quartermaster/contracts-desk';
import { Actions, Badge, ButtonLink, Link, Text, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { addressOfProduct } from './addresses.ts';

const states = [{ value: 'all', label: 'All' }, { value: 'offSale', label: 'With offers off sale' }];

const columns: readonly Column<CatalogProduct>[] = [
  { id: 'name', header: 'Product', isRowHeader: true, cell: ({ productId, name }) => <Link href={addressOfProduct(productId)}>{name}</Link> },
  { id: 'id', header: 'Product ID', cell: ({ productId }) => <Text isCode>{productId}</Text> },
  { id: 'part', header: 'Part number', cell: ({ partNumber, manufacturer }) => [partNumber, manufacturer].filter((words) => words !== '').join(', ') },
  { id: 'nsn', header: 'NSN', cell: ({ nsn }) => nsn ?? 'None' },
  { id: 'offers', header: 'Offers', cell: Offers },
];

function Offers({ offers, offSale }: CatalogProduct) {
  return <>{offers.toLocaleString('en-US')} {offSale > 0 && <Badge look="warning">{`${offSale} off sale`}</Badge>}</>;
}

/** Products by their numbers, and those of which an offer was taken off sale. */
export function CatalogPage() {
  const { filter, search, hrefFor } = useList(['all', 'offSale'], 'all');
  const asked = useAnswer('/catalog/products', filter);
  const isAsked = filter.q !== '' || filter.state !== 'all';
  return (
    <Room title="Catalog" actions={<Actions><ButtonLink href="/catalog/imports">Imports</ButtonLink><ButtonLink href="/advantage/desk/catalog/export" icon="download" download>Save all as CSV</ButtonLink><ButtonLink href="/catalog/special-item-numbers">Special Item Numbers</ButtonLink><ButtonLink href="/catalog/search">Why is this here</ButtonLink></Actions>}>
      <Text as="p" size="sm" tone="muted">The CSV file is in the columns of an import. It has each category at one place: where imported rows put it below two others, that of the last one.</Text>
      <Answered {...asked}>
        {({ products, total, pageCount }) => (
          <List
            caption="Products" noun={['product', 'products']} searchLabel="Product ID, part number or NSN" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: products }} columns={columns} keyOf={({ productId }) => productId}
            empty={isAsked ? 'The catalog has no such product. A part number is found by its beginning, a product ID and an NSN as a whole.' : 'Type a number to see a product as each store shows it, and to take its offers off sale.'}
          />
        )}
      </Answered>
    </Room>
  );
}
