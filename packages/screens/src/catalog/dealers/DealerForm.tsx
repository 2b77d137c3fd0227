import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, Card, Checkbox, Grid, Inline, Select, Stack } from '@quartermaster/ui';
import { useState } from 'react';
import { fieldText } from '../../shell/index.ts';

const sorts = [{ value: 'price', label: 'Lowest price' }, { value: 'delivery', label: 'Fastest delivery' }, { value: 'minimum', label: 'Smallest minimum order' }, { value: 'name', label: 'Name of the vendor' }];

/** In which order, and which of them. An ordinary form before any script has come: the address says what is asked for. */
export function DealerForm({ attributes }: { attributes: AttributesOf<'/catalog/dealer_select', 'Success'> }) {
  const { product: { productId, zip }, sort, indicator, indicators, inStock } = attributes;
  const { href, open } = useNavigation();
  const [isInStock, setInStock] = useState(inStock);
  const send = (form: HTMLFormElement): void => open('/catalog/dealer_select', {
    scroll: 'keep',
    query: { productId, ...(zip !== null && { zip }), sort: fieldText(form, 'sort'), ...(fieldText(form, 'indicator') !== '' && { indicator: fieldText(form, 'indicator') }), ...(isInStock && { inStock: '1' }) },
  });
  return (
    <Card>
      <form action={href('/catalog/dealer_select')} data-no-draft aria-label="Order and choice of vendors" onSubmit={(event) => { event.preventDefault(); send(event.currentTarget); }}>
        <input type="hidden" name="productId" value={productId} />
        <Stack gap="sm">
          <Grid layout="two">
            <Select label="First" name="sort" defaultValue={sort} options={sorts} />
            <Select label="Federal indicator" name="indicator" defaultValue={indicator} options={[{ value: '', label: 'Any' }, ...indicators.map(({ code, label }) => ({ value: code, label }))]} />
          </Grid>
          <Checkbox label="Only what can be ordered now" name="inStock" value="1" checked={isInStock} onChange={(event) => setInStock(event.currentTarget.checked)} />
          <Inline><Button type="submit" look="primary">Show vendors</Button></Inline>
        </Stack>
      </form>
    </Card>
  );
}
