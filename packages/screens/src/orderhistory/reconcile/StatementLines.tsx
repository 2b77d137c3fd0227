import { formatMoney, type StatementLine, type StatementPage } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Badge, Button, Link, Stack, Table, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { calendarDay, orderMoment } from '../../orders/index.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DisputeDialog } from './DisputeDialog.tsx';
import { choiceWords, outcomeWords } from './outcome-words.ts';
import type { StatementChange } from './use-statement-change.ts';

/** The lines of a statement: what was found for each, and its dispute. */
export function StatementLines({ lines, linkable, change }: { lines: readonly StatementLine[]; linkable: StatementPage['linkable']; change: StatementChange }) {
  const { href } = useNavigation();
  const [corrected, setCorrected] = useState<StatementLine | null>(null);
  const [disputed, setDisputed] = useState<StatementLine | null>(null);
  return (
    <>
      <Table
        caption="Lines of the statement" isCaptionHidden items={lines} keyOf={({ line }) => String(line)}
        columns={[
          { id: 'line', header: 'Line', cell: ({ line }) => line },
          { id: 'day', header: 'Date', cell: ({ day }) => calendarDay(day) },
          { id: 'vendor', header: 'Vendor on the statement', isRowHeader: true, cell: ({ vendor }) => vendor },
          { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
          {
            id: 'finding', header: 'Finding',
            cell: (line) => {
              const { outcome, explanation, orderNumber, orderStore, lastFour, amount, choice, vendor } = line;
              return (
              <Stack gap="xs">
                <span><Badge look={outcomeWords[outcome].look}>{outcomeWords[outcome].text}</Badge></span>
                <Text>{explanation}{orderNumber !== null && <> {orderStore === null ? <Link href={href('/orderhistory/order_details', { orderNumber })}>Order {orderNumber}</Link> : `Order ${orderNumber}, in the ${orderStore} store.`}</>}</Text>
                {lastFour === null && <Text size="sm" tone="muted">The file does not say which card.</Text>}
                {choice !== null && <Text size="sm" tone="muted">{choiceWords[choice]}</Text>}
                <span><Button size="sm" onClick={() => setCorrected(line)} aria-label={`Correct the order of line ${line.line}, ${formatMoney(amount)}, ${vendor}`}>Correct</Button></span>
              </Stack>
              );
            },
          },
          {
            id: 'dispute', header: 'Dispute',
            cell: (line) => {
              const { dispute, isDisputable, disputeUntil, amount, vendor } = line;
              if (dispute !== null) {
                return (
                  <Stack gap="xs">
                    <Text>Noted {orderMoment(dispute.notedAt)}: {dispute.reason}</Text>
                    <span><Button size="sm" isPending={change.isPending} pendingLabel="Saving" onClick={() => void change.make({ withdraw: line.line })} aria-label={`Take back the dispute of line ${line.line}`}>Take back</Button></span>
                  </Stack>
                );
              }
              if (isDisputable) {
                return (
                  <Stack gap="xs">
                    <span><Button size="sm" onClick={() => setDisputed(line)} aria-label={`Dispute line ${line.line}, ${formatMoney(amount)}, ${vendor}`}>Dispute</Button></span>
                    <Text size="sm" tone="muted">Until {calendarDay(disputeUntil)}</Text>
                  </Stack>
                );
              }
              return amount.amount > 0 ? <Text size="sm" tone="muted">Ended {calendarDay(disputeUntil)}</Text> : <Text size="sm" tone="muted">None: a credit</Text>;
            },
          },
        ]}
      />
      {corrected !== null && <CorrectDialog line={corrected} linkable={linkable} change={change} onClose={() => setCorrected(null)} />}
      {disputed !== null && <DisputeDialog line={disputed} change={change} onClose={() => setDisputed(null)} />}
    </>
  );
}
