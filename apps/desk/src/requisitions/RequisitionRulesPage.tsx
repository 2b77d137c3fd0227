import type { DeskAnswer, RequisitionSetting } from '@quartermaster/contracts-desk';
import { Actions, Badge, Button, Stack, Table, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { emptyUnlessChanged } from '../parts/empty-unless-changed.ts';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';

/** What the rules of requisitions go by where no source was seen that settles it. */
export function RequisitionRulesPage() {
  const asked = useAnswer('/requisitions/rules', {});
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title="Rules of requisitions" within={{ label: 'Requisitions', href: '/requisitions' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ settings, tables, onChanged }: DeskAnswer<'/requisitions/rules'> & { onChanged: (what: string) => void }) {
  const maySet = useMay('/requisitions/set-rule');
  const [reason, setReason] = useState('');
  const { isPending, refusal, send } = useChange('/requisitions/set-rule');
  const wrongReason = refusal?.fieldErrors.find(({ field }) => field === 'reason')?.message;
  const switchTable = async (name: string, isRefused: boolean): Promise<void> => {
    if ((await send({ reason, table: { name, isRefused } })) === null) return;
    setReason(emptyUnlessChanged(reason));
    onChanged(isRefused ? `Unverified rows of the ${name} are refused.` : `Unverified rows of the ${name} are taken.`);
  };
  return (
    <Stack gap="lg">
      <Section title="Codes that were not verified">
        <p>Rows of these tables that were not read in a public source. They are taken by default; a table whose rows you have compared with your own manuals needs no refusal.</p>
        {maySet && <TextField label="Reason" hint="For the switch that you press. It is in the audit log." width="medium" maxLength={500} isRequired value={reason} error={wrongReason} onChange={(event) => setReason(event.target.value)} />}
        <Refused refusal={wrongReason === undefined ? refusal : null} />
        <Table
          caption="Tables of codes" isCaptionHidden items={tables} keyOf={({ name }) => name} onPhone="cards"
          columns={[
            { id: 'name', header: 'Table', isRowHeader: true, cell: ({ name }) => name }, { id: 'rows', header: 'Not verified', cell: ({ unverified, codes }) => `${unverified} of ${codes}` },
            { id: 'state', header: 'These rows are', cell: ({ isRefused }) => (isRefused ? <Badge look="warning">Refused</Badge> : <Badge look="neutral">Taken (default)</Badge>) },
            ...(maySet ? [{ id: 'switch', header: 'Switch', isHeaderHidden: true, cell: ({ name, isRefused }: (typeof tables)[number]) => <Button size="sm" isPending={isPending} aria-label={`${isRefused ? 'Take' : 'Refuse'} unverified rows of the ${name}`} onClick={() => void switchTable(name, !isRefused)}>{isRefused ? 'Take' : 'Refuse'}</Button> }] : []),
          ]}
        />
      </Section>
      {settings.map((setting) => <Setting key={`${setting.name} ${setting.value}`} setting={setting} maySet={maySet} onChanged={onChanged} />)}
    </Stack>
  );
}

const shown = (value: string): string => (value === '' ? 'nothing' : value);

function Setting({ setting: { name, value, standard, explanation, form }, maySet, onChanged }: { setting: RequisitionSetting; maySet: boolean; onChanged: (what: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [reason, setReason] = useState('');
  const { isPending, refusal, send } = useChange('/requisitions/set-rule');
  const problemOf = (which: string) => refusal?.fieldErrors.find(({ field }) => field === which)?.message;
  const set = async (): Promise<void> => {
    if ((await send({ reason, setting: { name, value: typed } })) !== null) onChanged(`${name} is set to ${shown(typed)}.`);
  };
  return (
    <Section title={name}>
      <p>{explanation}</p>
      <p>Now: {shown(value)}{value === standard ? ', the default' : `. Default: ${shown(standard)}`}</p>
      {maySet && (
        <DeskForm onSubmit={set}>
          <TextField label={`Value of ${name}`} hint={`Write ${form}.`} width="medium" maxLength={500} value={typed} error={problemOf('setting.value')} onChange={(event) => setTyped(event.target.value)} />
          <TextField label={`Reason for ${name}`} hint="It is in the audit log." width="medium" maxLength={500} isRequired value={reason} error={problemOf('reason')} onChange={(event) => setReason(event.target.value)} />
          <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
          <Actions><Button type="submit" isPending={isPending}>Set</Button></Actions>
        </DeskForm>
      )}
    </Section>
  );
}
