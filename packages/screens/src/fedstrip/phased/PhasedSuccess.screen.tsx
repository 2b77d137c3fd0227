import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Container, Link, Stack, Table, Text } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';
import { shownStockNumber } from '../../requisitions/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';

/** The deliveries as lines (specification, section 2, FEDSTRIP: PhasedSuccess exception entry): each may get exception data. */
export default function PhasedSuccess({ attributes: { activity, stockNumber, name, unitOfIssue, lines } }: Pick<ScreenProps<'/fedstrip/fedstrip_phasedBackRequisitionEntry', 'PhasedSuccess'>, 'attributes'>) {
  const { send, href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Deliveries added" trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }]}><ActivityLine activity={activity} /></PageHeader>
        <Alert tone="success" isLive title={lines.length === 1 ? 'One line is added' : `${lines.length} lines are added`}>{shownStockNumber(stockNumber)}{name === '' ? '' : `, ${name}`}. Nothing is sent yet.</Alert>
        <Table
          caption="Deliveries" isCaptionHidden items={lines} keyOf={({ key }) => key}
          columns={[
            { id: 'day', header: 'Delivery by', isRowHeader: true, cell: ({ day }) => calendarDay(day) },
            { id: 'columns', header: 'Columns 62 to 64', cell: ({ requiredDeliveryDate }) => requiredDeliveryDate },
            { id: 'pieces', header: 'Quantity', align: 'end', cell: ({ pieces }) => `${pieces.toLocaleString('en-US')} ${unitOfIssue}` },
            { id: 'exception', header: 'Exception data', cell: ({ key, day }) => <Link href={href('/fedstrip/fedstrip_exceptionEntry', { line: key })}>Remarks<span hidden> for {calendarDay(day)}</span></Link> },
          ]}
        />
        <Text as="p" size="sm" tone="muted">Each line can be changed like all others, under “Codes of each line”.</Text>
        <Actions>
          <Button look="primary" onClick={() => void send('/fedstrip/add_to_cart', { payload: {} })}>Check and go on</Button>
          <ButtonLink href={href('/fedstrip/fedstrip_init')}>Go to the lines</ButtonLink>
          <ButtonLink href={href('/fedstrip/fedstrip_phasedRequisitionEntry')}>Another phased item</ButtonLink>
        </Actions>
      </Stack>
    </Container>
  );
}
