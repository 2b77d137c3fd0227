import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, Text, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { SaveCsvButton } from '../parts/SaveCsvButton.tsx';
import { useList } from '../parts/use-list.ts';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { addressOfRule } from './rule-address.ts';

type Rule = DeskAnswer<'/approval-rules'>['rules'][number];

const states = [
  { value: 'all', label: 'All' }, { value: 'control', label: 'Activities under control' }, { value: 'approver', label: 'Approvers' }, { value: 'budget', label: 'Budgets' }, { value: 'limit', label: 'Limits of stores' },
];
const kindWords: Readonly<Record<Rule['kind'], string>> = { control: 'Under funds control', approver: 'Approver', budget: 'Budget', limit: 'Limit' };
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const money = (cents: number): string => dollars.format(cents / 100);

/** What a rule says, in a line. */
function saidBy({ kind, email, name, fund, fiscalYear, role, amount, reserved, spent }: Rule): string {
  switch (kind) {
    case 'control':
      return 'An approver authorizes each order that it pays.';
    case 'approver':
      return `${name} (${email}), ${amount === null ? 'any amount' : `up to ${money(amount)}`}`;
    case 'budget':
      return `Fund ${fund}, fiscal year ${fiscalYear ?? ''}: ${money(amount ?? 0)}, of which ${money(reserved ?? 0)} reserved and ${money(spent ?? 0)} spent`;
    case 'limit':
      return `${role === 'approver' ? 'Buyers who are approvers' : 'Buyers'} order up to ${money(amount ?? 0)} alone.`;
  }
}

const columnsFor = (mayChange: boolean): readonly Column<Rule>[] => [
  { id: 'code', header: 'Code', isRowHeader: true, cell: ({ code }) => <Text isCode>{code}</Text> },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindWords[kind] },
  { id: 'said', header: 'Rule', cell: saidBy },
  ...(mayChange ? [{ id: 'change', header: 'What to do', cell: (rule: Rule) => <Link href={addressOfRule(rule)} aria-label={`Change: ${rule.code}, ${saidBy(rule)}`}>Change</Link> }] : []),
];

/** Who authorizes orders before they are placed. */
export function ApprovalRulesPage() {
  const { filter, search, hrefFor } = useList(['all', 'control', 'approver', 'budget', 'limit'], 'all');
  const may = useMay('/approval-rules/import');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/approval-rules', filter);
  return (
    <Room
      title="Funds control"
      actions={<Actions>{may && <><ButtonLink href="/approval-rules/set" icon="plus">Set a rule</ButtonLink><ButtonLink href="/approval-rules/import" icon="plus">Import a file</ButtonLink></>}<SaveCsvButton path="/approval-rules/export" onRefusal={setRefusal} /></Actions>}
    >
      <p>Activities whose orders an approver authorizes, the approvers, their budgets, and limits of stores above which orders need one.</p>
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ rules, total, pageCount }) => (
          <List
            caption="Rules of approvals" noun={['rule', 'rules']} searchLabel="Code, name, address or fund" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: rules }} columns={columnsFor(may)}
            keyOf={({ kind, code, email, fund, fiscalYear, role }) => `${kind} ${code} ${email} ${fund} ${fiscalYear ?? ''} ${role}`}
            empty="There is no such rule: every order is placed at once. Set one, or import a file."
          />
        )}
      </Answered>
    </Room>
  );
}
