import { css } from '@emotion/react';
import type { FedstripEntry } from '@quartermaster/contracts';
import { isBlankLine, mostEntryLines } from '@quartermaster/contracts/requisition';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, Container, Link, media, Stack, Text, useAfterPress } from '@quartermaster/ui';
import { useCallback, useMemo, useState, type ClipboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';
import { LineInHand } from '../record/LineInHand.tsx';
import { EntryTable } from './EntryTable.tsx';
import type { RowActions } from './EntryRowCells.tsx';
import { LineList } from './LineList.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { problemsOfAll, problemsOfLine } from './line-problems.ts';
import { pastedLines } from './pasted-lines.ts';
import { PastedLines } from './PastedLines.tsx';
import { UnsavedLines } from './UnsavedLines.tsx';
import { useEntry } from './use-entry.ts';
import { focusLine, useLineKeys } from './use-line-keys.ts';

/** A phone has none of the keys that this is about; and there the lines come first, and where to go from them is below. */
const notOnPhones = css({ [media.phone]: { display: 'none' } });
const onPhonesAlone = css({ display: 'none', [media.phone]: { display: 'block' } });

export interface ItemEntryPageProps {
  attributes: FedstripEntry;
  view: 'collapsed' | 'expanded';
}

/** Entry of requisitions (specification, section 2, FEDSTRIP): one line a row, all by keyboard. */
export function ItemEntryPage({ attributes, view }: ItemEntryPageProps) {
  const { send, href, open, stay } = useNavigation();
  const work = useEntry(attributes);
  const { entry, rows, failure, problem, isWaiting } = work;
  const [active, setActive] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const moved = useLineKeys(rows);
  const given = useMemo(() => ({ activity: entry.activity, constants: entry.constants, surroundings: entry.surroundings }), [entry.activity, entry.constants, entry.surroundings]);
  const ofAll = useMemo(() => problemsOfAll(given), [given]);
  const { change, clear, decide, fill, left: leave, remove: removeLine, after, saveAll, say, undecided: firstUndecided, firstLine } = work;
  const afterPress = useAfterPress();
  const actions = useMemo((): RowActions => ({
    change, left: (key: string) => afterPress(() => leave(key)), decide, focused: setActive, moved,
    pasted: (key: string, event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      if (!/[\t\r\n]/.test(text.trim())) return;
      event.preventDefault();
      void fill(pastedLines(text), key);
    },
  }), [afterPress, change, leave, decide, fill, moved]);
  const filled = useMemo(() => rows.filter(({ typed }) => !isBlankLine(typed)), [rows]);
  const wrong = useMemo(() => filled.filter((row) => row.isLeft && problemsOfLine(given, row).length > 0).length, [filled, given]);
  const undecided = rows.filter(({ theirs }) => theirs !== undefined).length;
  const at = rows.findIndex(({ key }) => key === active);

  /** Leads to a line, which has fields from now on, wherever in the table it is. */
  const leadTo = useCallback((key: string) => {
    flushSync(() => setActive(key));
    focusLine(key);
  }, []);
  /** Whether all is kept, and no line waits for a decision: the server has the other version of it. */
  const ready = useCallback(async (): Promise<boolean> => {
    if (!(await saveAll())) return false;
    const waiting = firstUndecided();
    say(waiting === null ? null : `Line ${waiting.number} was changed in another window, too. Decide which of the two counts, and go on then.`);
    if (waiting !== null) leadTo(waiting.key);
    return waiting === null;
  }, [saveAll, firstUndecided, say, leadTo]);

  const add = useCallback((lines: Parameters<typeof fill>[0]) => fill(lines, null), [fill]);
  const toException = useCallback(async (key: string) => {
    const isHere = stay();
    if ((await ready()) && isHere()) open('/fedstrip/fedstrip_exceptionEntry', { query: { line: key } });
  }, [ready, open, stay]);
  const remove = useCallback((key: string) => {
    const next = after(key);
    removeLine(key);
    if (next !== null) focusLine(next.key);
  }, [after, removeLine]);

  const clearAll = useCallback(async () => {
    if (await clear()) focusLine(firstLine());
  }, [clear, firstLine]);

  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    const isHere = stay();
    setChecking(true);
    try {
      if ((await ready()) && isHere()) await send('/fedstrip/add_to_cart', { payload: {} });
    } finally {
      setChecking(false);
    }
  };
  const menu = <EntryMenu view={view} lineCount={filled.length} beforeLeaving={ready} onClear={clearAll} />;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Requisitions" trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]}>
          <ActivityLine activity={entry.activity} />
        </PageHeader>
        <div css={notOnPhones}>{menu}</div>
        {ofAll.length > 0 && (
          <Alert tone={filled.length === 0 ? 'info' : 'warning'} title={filled.length === 0 ? 'Needed for all lines' : 'To be corrected for all lines'}>
            <ul>{ofAll.map(({ message }) => <li key={message}>{message}</li>)}</ul>
            <Link href={href('/fedstrip/fedstrip_constantProfile')}>Change the constant data</Link>
          </Alert>
        )}
        {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
        {failure !== null && <Alert tone="error" isLive title="Not kept yet">{failure} It is tried again by itself; leave this page open.</Alert>}
        <form method="dialog" noValidate onSubmit={(event) => void check(event)} aria-label="Lines">
          <Stack gap="md">
            <Text as="p" size="sm" tone="muted">
              <span css={notOnPhones}>Tab goes to the next field, Enter to the next line, F2 to the 80 columns and the exception data of the line. </span>
              Unit and price come with the NSN. Rows of a spreadsheet can be pasted into the first field: number, quantity, unit<span css={notOnPhones}>; Ctrl and Z takes them back</span>. At most {mostEntryLines} lines.
            </Text>
            <div data-no-draft><EntryTable rows={rows} active={active} given={given} isExpanded={view === 'expanded'} actions={actions} /></div>
            <PastedLines rows={rows} keys={work.pastedKeys} onUndo={work.undoPaste} onLead={leadTo} />
            <UnsavedLines rows={work.draft} onRestore={work.restore} />
            {/* What is kept changes at each pause of the fingers: it is to be seen, and not announced. */}
            <Text as="p" isBold><span role="status">{counted(filled.length, { wrong, undecided })}</span> {isWaiting ? 'Keeping what you typed.' : undecided > 0 || filled.length === 0 ? '' : 'All is kept.'}</Text>
            <Actions><Button type="submit" look="primary" isPending={isChecking} pendingLabel="Checking" isDisabled={filled.length === 0}>Check and go on</Button></Actions>
          </Stack>
        </form>
        <div css={onPhonesAlone}>{menu}</div>
        <LineList given={given} onAdd={add} />
        <LineInHand row={rows[at] ?? null} number={at + 1} given={given} onBack={focusLine} onException={toException} onRemove={remove} />
      </Stack>
    </Container>
  );
}

function counted(filled: number, { wrong, undecided }: { readonly wrong: number; readonly undecided: number }): string {
  const lines = filled === 1 ? '1 line' : `${filled} lines`;
  const waits = undecided === 1 ? '1 waits for your decision' : `${undecided} wait for your decision`;
  return `${lines}${wrong === 0 ? '' : `, ${wrong} with mistakes`}${undecided === 0 ? '' : `, ${waits}`}.`;
}
