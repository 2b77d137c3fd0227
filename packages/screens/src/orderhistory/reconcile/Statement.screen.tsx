import { formatMoney, type StatementLine } from '@quartermaster/contracts';
import { useConfirm, useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, Container, DefinitionList, Select, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { calendarDay } from '../../orders/index.ts';
import { PageHeader, saveFile } from '../../shell/index.ts';
import { LeftOut } from './LeftOut.tsx';
import { NotCharged } from './NotCharged.tsx';
import { isToLookAt, lineCount } from './outcome-words.ts';
import { statementCsv } from './statement-csv.ts';
import { StatementLines } from './StatementLines.tsx';
import { useStatementChange } from './use-statement-change.ts';

const parts = {
  all: { label: 'All lines', has: () => true },
  open: { label: 'To look at', has: isToLookAt },
  disputed: { label: 'Disputed', has: ({ dispute }: StatementLine) => dispute !== null },
  matched: { label: 'Matched, in part, or a credit', has: (line: StatementLine) => !isToLookAt(line) },
} as const;
type Part = keyof typeof parts;
const isPart = (value: string): value is Part => Object.hasOwn(parts, value);

/** One card statement with what was found for each of its lines (specification, section 2: credit card statement reconciliation). */
export default function Statement({ attributes }: Pick<ScreenProps<'/orderhistory/reconcile', 'Success'>, 'attributes'>) {
  const { statement, lines, notCharged, linkable, leftOut, problem } = attributes;
  const { href } = useNavigation();
  const confirm = useConfirm();
  const change = useStatementChange(statement.statementId);
  const [part, setPart] = useState<Part>('all');
  const shown = lines.filter((line) => parts[part].has(line));
  const count = (which: Part) => lines.filter((line) => parts[which].has(line)).length;

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: 'Delete this statement?', body: `All that is kept of ${statement.fileName}, with the disputes that you noted, is deleted. Your orders stay as they are.`,
      confirmLabel: 'Delete statement', cancelLabel: 'Keep it', danger: true,
    });
    if (isSure) await change.make({ remove: true });
  }

  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={`Statement ${statement.fileName}`} trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }, { label: 'Card Statements', href: href('/orderhistory/reconcile') }]} />
        {problem !== null && <Alert tone="error" title="Nothing was changed" isLive>{problem}</Alert>}
        {count('open') === 0 && <Alert tone="success" title="Nothing differs">Each charge belongs to an order of yours.</Alert>}
        <DefinitionList
          entries={[
            { term: 'Charges of', details: `${calendarDay(statement.from)} to ${calendarDay(statement.to)}` },
            { term: 'Card ending in', details: statement.lastFour ?? 'Several, or not said' },
            { term: 'Charged, less credits', details: formatMoney(statement.charged) },
            { term: 'Lines', details: `${lineCount(lines.length)}, ${count('open').toLocaleString('en-US')} to look at, ${count('disputed').toLocaleString('en-US')} disputed` },
          ]}
        />
        <Actions>
          <Button icon="download" onClick={() => saveFile(`reconciled-${statement.to}.csv`, statementCsv(attributes))}>Export for the approving official</Button>
          <Button icon="trash" look="plain" isDisabled={change.isPending} onClick={() => void remove()}>Delete this statement</Button>
        </Actions>
        <Select label="Show" value={part} onChange={({ currentTarget: { value } }) => { if (isPart(value)) setPart(value); }} options={Object.entries(parts).map(([value, { label }]) => ({ value, label: `${label} (${count(value as Part)})` }))} />
        <Text role="status" isBold>{lineCount(shown.length)}</Text>
        {shown.length > 0 && <StatementLines lines={shown} linkable={linkable} change={change} />}
        {notCharged.length > 0 && <NotCharged orders={notCharged} />}
        {leftOut.length > 0 && <LeftOut orders={leftOut} />}
      </Stack>
    </Container>
  );
}
