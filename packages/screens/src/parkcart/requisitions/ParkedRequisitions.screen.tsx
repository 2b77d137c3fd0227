import type { ParkedRequisition } from '@quartermaster/contracts';
import { useModals, useNavigation, usePresentation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, Heading, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { longDay, ModalPlace } from '../../shell/index.ts';
import { requisitionCount } from '../item-count.ts';

const columns: readonly Column<ParkedRequisition>[] = [
  { id: 'stock', header: 'NSN or part number', isRowHeader: true, cell: ({ stockNumber }) => stockNumber || 'None' },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity || 'None' },
  { id: 'unit', header: 'Unit', cell: ({ unitOfIssue }) => unitOfIssue || 'That of the item' },
  { id: 'exception', header: 'Exception data', cell: ({ hasExceptionData }) => (hasExceptionData ? 'Yes' : 'No') },
];

/** Parked requisitions as they were typed (specification, section 2: Parked Cart Detail). */
export default function ParkedRequisitions({ attributes: { parkedCart: { parkedCartId, name, parkedAt, activity, isTemplate }, lines } }: ScreenProps<'/parkcart/parkcart_detail', 'Requisitions'>) {
  const { send, href } = useNavigation();
  const modals = useModals();
  // The heading of a modal is one of its page; a page has its own.
  const level = usePresentation() === 'modal' ? 3 : 2;

  function putBack(): void {
    modals.close();
    void send('/fedstrip/park_cart_back', { payload: { parkedCartId } });
  }

  return (
    <>
      <ModalPlace trail={[{ label: 'My Parked Carts', href: href('/parkcart/my_parkcart') }]} />
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={level} size="md">{name}</Heading>
          <Text as="p" tone="muted">{requisitionCount(lines.length)} of {activity}, parked on {longDay(parkedAt)}.</Text>
        </Stack>
        <Table caption={`Requisitions of ${name}`} isCaptionHidden items={lines} keyOf={({ key }) => key} columns={columns} />
        <Actions><Button look="primary" icon="document" onClick={putBack}>Put back into the lines</Button></Actions>
        <Text as="p" size="sm" tone="muted">{isTemplate ? 'A template stays parked. Lines that are there already are not put there again.' : 'They are not parked any more then.'}</Text>
      </Stack>
    </>
  );
}
