import { formatMoney, type ParkedLine } from '@quartermaster/contracts';
import { useModals, useNavigation, useNewKey, usePresentation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, Heading, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { longDay, ModalPlace, saveFile } from '../../shell/index.ts';
import { itemCount } from '../item-count.ts';
import { LackingHere } from './LackingHere.tsx';
import { LastOrdered } from './LastOrdered.tsx';
import { parkedCsv } from './parked-csv.ts';
import { ParkedItem } from './ParkedItem.tsx';

const columns: readonly Column<ParkedLine>[] = [
  { id: 'item', header: 'Item', isRowHeader: true, cell: (line) => <ParkedItem line={line} /> },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unit }) => `${quantity.toLocaleString('en-US')} ${unit}` },
  { id: 'price', header: 'Price now', align: 'end', cell: ({ price }) => (price === null ? 'None' : formatMoney(price)) },
  { id: 'total', header: 'Total', align: 'end', cell: ({ totalNow }) => (totalNow === null ? 'None' : formatMoney(totalNow)) },
];

const lastOrdered = (newest: string | undefined): Column<ParkedLine> => ({ id: 'last', header: 'Last ordered', cell: (line) => <LastOrdered {...line} newest={newest} /> });

/** The lines of a parked cart with the prices of now (specification, section 2: Parked Cart Detail). */
export default function ParkedCartDetail({ attributes: { parkedCart, lines, lastOrder } }: ScreenProps<'/parkcart/parkcart_detail', 'Success'>) {
  const { send, href } = useNavigation();
  const modals = useModals();
  const newKey = useNewKey();
  // The heading of a modal is one of its page; a page has its own.
  const level = usePresentation() === 'modal' ? 3 : 2;
  const [changeKey] = useState(newKey);
  const { parkedCartId, name, parkedAt, subtotal, changedLines, isTemplate } = parkedCart;

  function addBack(): void {
    modals.close();
    void send('/parkcart/change_parkcart', { payload: { addBack: { parkedCartId, changeKey } } });
  }

  return (
    <>
      <ModalPlace trail={[{ label: 'My Parked Carts', href: href('/parkcart/my_parkcart') }]} />
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={level} size="md">{name}</Heading>
          <Text as="p" tone="muted">{itemCount(lines.length)}, parked on {longDay(parkedAt)}. {formatMoney(subtotal)} at the prices of now{changedLines > 0 && `; ${itemCount(changedLines)} changed since then`}.</Text>
        </Stack>
        <Table caption={`Items of ${name}`} isCaptionHidden items={lines} keyOf={({ offerId }) => offerId} columns={isTemplate ? [...columns, lastOrdered(lastOrder?.orderNumber)] : columns} />
        {lastOrder !== undefined && <LackingHere lastOrder={lastOrder} />}
        <Actions>
          <Button look="primary" icon="cart" onClick={addBack}>Add to the cart</Button>
          <Button icon="download" onClick={() => saveFile('parked-cart.csv', parkedCsv(lines))}>Export CSV</Button>
        </Actions>
        <Text as="p" size="sm" tone="muted">What your cart has already is not added again.</Text>
      </Stack>
    </>
  );
}
