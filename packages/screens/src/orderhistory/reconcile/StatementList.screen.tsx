import { formatMoney } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Container, Link, Stack, Table, Text } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { lineCount } from './outcome-words.ts';
import { UploadStatement } from './UploadStatement.tsx';

/** Card statements against orders (specification, section 2, Orders and profile: credit card statement reconciliation). */
export default function StatementList({ attributes: { statements, mostLines } }: Pick<ScreenProps<'/orderhistory/reconcile', 'Initial'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Card Statements" trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]}>
          <Text as="p">Each charge of a statement is matched with the purchase orders that you paid by card, in all stores. You see what differs, and by how much.</Text>
        </PageHeader>
        <UploadStatement mostLines={mostLines} />
        {statements.length === 0 ? <Text as="p" tone="muted">You have uploaded no statement yet.</Text> : (
          <Table
            caption="Your statements, the latest first" items={statements} keyOf={({ statementId }) => statementId}
            columns={[
              { id: 'file', header: 'Statement', isRowHeader: true, cell: ({ statementId, fileName }) => <Link href={href('/orderhistory/reconcile', { statement: statementId })}>{fileName}</Link> },
              { id: 'days', header: 'Charges of', cell: ({ from, to }) => (from === to ? calendarDay(from) : `${calendarDay(from)} to ${calendarDay(to)}`) },
              { id: 'card', header: 'Card ending in', cell: ({ lastFour }) => lastFour ?? 'Several, or not said' },
              { id: 'lines', header: 'Content', cell: ({ lines }) => lineCount(lines) },
              { id: 'charged', header: 'Charged', align: 'end', cell: ({ charged }) => formatMoney(charged) },
            ]}
          />
        )}
      </Stack>
    </Container>
  );
}
