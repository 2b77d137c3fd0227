import { mostPhases } from '@quartermaster/contracts/requisition';
import { useNavigation, useNewKey, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, DefinitionList, Stack, Table, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { shownStockNumber } from '../../requisitions/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';
import { deliveryColumns } from './phased-fields.ts';

/** The deliveries before they become lines (specification, section 2, FEDSTRIP: Cart verify). */
export default function PhasedDeliveries({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_phasedRequisitionEntry', 'CartVerify'>, 'attributes'>) {
  const { send, href } = useNavigation();
  const newKey = useNewKey();
  // The same keys when it is sent again, so that nothing is ordered twice.
  const [keys] = useState(() => Array.from({ length: mostPhases }, () => newKey()));
  const { activity, stockNumber, unitOfIssue, name, deliveries, errors } = attributes;
  const form = useForm({
    fields: [], table: { name: 'deliveries', columns: deliveryColumns, newRow: { pieces: '', day: '' }, rows: deliveries }, answer: attributes, errors,
    onSend: (_fields, rows) => send('/fedstrip/fedstrip_phasedBackRequisitionEntry', { payload: { stockNumber, unitOfIssue, deliveries: rows.flatMap(({ pieces, day }, at) => { const key = keys[at]; return key === undefined ? [] : [{ key, pieces, day }]; }) } }),
  });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Phased deliveries" trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }, { label: 'Phased Requisition Entry', href: href('/fedstrip/fedstrip_phasedRequisitionEntry') }]}><ActivityLine activity={activity} /></PageHeader>
        <Card><DefinitionList entries={[{ term: 'NSN or part number', details: shownStockNumber(stockNumber) }, { term: 'Item', details: name || 'Bought on demand' }, { term: 'Unit of issue', details: unitOfIssue }]} /></Card>
        <Form form={form} aria-label="Phased deliveries">
          <Stack gap="md">
            <FormErrors form={form} />
            <Table
              caption="Deliveries" isCaptionHidden items={form.rows} keyOf={({ key }) => key}
              columns={[
                { id: 'number', header: 'Row', isRowHeader: true, cell: ({ number }) => number },
                { id: 'pieces', header: 'Quantity', cell: ({ input }) => <TextField {...input('pieces')} isLabelHidden /> },
                { id: 'day', header: 'Delivery by', cell: ({ input }) => <TextField {...input('day')} isLabelHidden /> },
                { id: 'remove', header: 'Remove', isHeaderHidden: true, cell: ({ number, remove }) => <Button size="sm" icon="trash" onClick={remove}>Remove row {number}</Button> },
              ]}
            />
            <Actions>
              <Button type="submit" look="primary">Add them to the lines</Button>
              {form.rows.length < mostPhases && <Button onClick={form.addRow}>One more delivery</Button>}
              <ButtonLink href={href('/fedstrip/fedstrip_init')}>Back to the lines without them</ButtonLink>
            </Actions>
          </Stack>
        </Form>
      </Stack>
    </Container>
  );
}
