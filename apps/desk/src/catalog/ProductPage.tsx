import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, DefinitionList, Link, Stack, Text } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { addressOfProduct } from './addresses.ts';
import { OffersCard } from './OffersCard.tsx';
import { StoresCard } from './StoresCard.tsx';

/** One product: its offers, and what each store shows of it. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const asked = useAnswer('/catalog/product', { productId });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={asked.answer?.product.name ?? `Product ${productId}`} within={{ label: 'Catalog', href: '/catalog' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onDone={changed} />}</Answered>
    </Room>
  );
}

function Whole({ product, offers, stores, onDone }: DeskAnswer<'/catalog/product'> & { onDone: (text: string) => void }) {
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <DefinitionList
          entries={[
            { term: 'Product ID', details: <Text isCode>{product.productId}</Text> }, { term: 'Kind', details: product.kind === 'service' ? 'Service' : 'Product' },
            { term: 'Part number', details: product.partNumber === '' ? 'None' : product.partNumber }, { term: 'NSN', details: product.nsn ?? 'None' },
            { term: 'Manufacturer', details: product.manufacturer === '' ? 'Not named' : product.manufacturer }, { term: 'Category', details: product.category },
            ...(product.configuration === null ? [] : [{ term: 'Options', details: `${product.configuration.options.map(({ name, value }) => `${name}: ${value}`).join(', ')} (configuration ${product.configuration.id}, ${product.configuration.name})` }]),
            ...(product.replacedBy === null ? [] : [{ term: 'Replaced by', details: <Link href={addressOfProduct(product.replacedBy)}>{product.replacedBy}</Link> }]),
            { term: 'Picture', details: product.photograph === null ? 'A drawing of what is known of it' : <>Photograph of {product.photograph.width.toLocaleString('en-US')} × {product.photograph.height.toLocaleString('en-US')} pixels, from {product.photograph.source}, <Moment at={product.photograph.importedAt} /></> },
            { term: 'Last changed by an import', details: <Moment at={product.importedAt} /> },
          ]}
        />
      </Card>
      <OffersCard offers={offers} onDone={onDone} />
      <StoresCard stores={stores} />
    </Stack>
  );
}
