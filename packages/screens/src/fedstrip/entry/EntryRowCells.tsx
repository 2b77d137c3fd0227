import { css } from '@emotion/react';
import { formatMoney, usd, type FedstripEntry } from '@quartermaster/contracts';
import { adviceCodesIn, entryLimits, ownFields, piecesOf, type OwnField } from '@quartermaster/contracts/requisition';
import { Cell, Row, RowHeader, Stack, Text, TextField, token } from '@quartermaster/ui';
import { memo, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { ExceptionWords } from '../parts/ExceptionWords.tsx';
import { Conflict } from './Conflict.tsx';
import type { EntryRow, LineField } from './entry-rows.ts';
import { fieldId } from './field-id.ts';
import { problemsOfLine } from './line-problems.ts';
import { problemIds, RowProblems } from './RowProblems.tsx';

export interface RowActions {
  readonly change: (key: string, field: LineField, text: string) => void;
  readonly left: (key: string) => void;
  readonly decide: (key: string, mine: boolean) => void;
  readonly focused: (key: string) => void;
  readonly moved: (key: string, field: LineField, event: KeyboardEvent) => void;
  readonly pasted: (key: string, event: ClipboardEvent) => void;
}

export interface EntryRowCellsProps {
  row: EntryRow;
  /** From 1. */
  number: number;
  given: Pick<FedstripEntry, 'activity' | 'constants' | 'surroundings'>;
  isExpanded: boolean;
  isActive: boolean;
  actions: RowActions;
}

const ownTitles: Readonly<Record<OwnField, string>> = { demandCode: 'Demand', projectCode: 'Project', priority: 'Priority', requiredDeliveryDate: 'Delivery date', adviceCode: 'Advice' };
/** What may be wrong with a line by itself; null: what comes beside its record. */
const ofLine: readonly (string | null)[] = ['stockNumber', 'quantity', 'unitOfIssue', 'remarks', 'furtherAdviceCodes', 'exportOption', null];
const own = css({ display: 'flex', flexWrap: 'wrap', gap: token('space.sm'), '& > div': { width: '7.5rem' } });

/** One line. Lines that did not change are not drawn anew: there may be hundreds. */
export const EntryRowCells = memo(({ row, number, given, isExpanded, isActive, actions }: EntryRowCellsProps) => {
  const { key, typed, item, exception, isLeft, theirs } = row;
  const shown: readonly (string | null)[] = isExpanded ? [...ofLine, ...ownFields] : ofLine;
  // What is wrong with the data of all lines is said once, above them.
  const problems = (isLeft ? problemsOfLine(given, row) : []).filter(({ field }) => shown.includes(field) || ownFields.some((name) => name === field && typed[name] !== ''));
  const input = (field: LineField, label: string, value: string, maxLength: number) => ({
    'id': fieldId(key, field), 'label': `${label}, line ${number}`, 'isLabelHidden': true, value, maxLength, 'autoComplete': 'off', 'autoCapitalize': 'characters', 'spellCheck': false, 'errorId': problemIds(key, problems, field),
    'onChange': (event: { target: { value: string } }) => actions.change(key, field, event.target.value),
    'onFocus': () => actions.focused(key),
    'onBlur': (event: FocusEvent) => { if (!staysInLine(event, key)) actions.left(key); },
    'onKeyDown': (event: KeyboardEvent) => actions.moved(key, field, event),
  });
  const pieces = piecesOf(typed.quantity);
  const named = problemIds(key, problems, 'stockNumber') === undefined ? item : null;
  const hasDate = !isExpanded && typed.requiredDeliveryDate !== '';
  return (
    <>
      <Row isChosen={isActive} aria-rowindex={number + 1}>
        <RowHeader>{number}</RowHeader>
        <Cell label="NSN or part number"><TextField {...input('stockNumber', 'NSN or part number', typed.stockNumber, entryLimits.stockNumber)} onPaste={(event) => actions.pasted(key, event)} /></Cell>
        <Cell label="Quantity"><TextField {...input('quantity', 'Quantity', typed.quantity, entryLimits.quantity)} inputMode="numeric" /></Cell>
        <Cell label="Unit"><TextField {...input('unitOfIssue', 'Unit of issue', typed.unitOfIssue === '' ? (item?.unitOfIssue ?? '') : typed.unitOfIssue, entryLimits.code)} /></Cell>
        <Cell label="Item">
          {(named !== null || exception !== null || hasDate || theirs !== undefined) && (
            <Stack gap="xxs">
              {named !== null && <Text size="sm">{named.source === 'catalog' ? named.name : onDemandWords(typed.unitOfIssue)}</Text>}
              {exception !== null && <ExceptionWords remarks={exception.remarks} furtherAdviceCodes={adviceCodesIn(exception.furtherAdviceCodes)} exportOption={exception.exportOption} />}
              {hasDate && <Text size="sm" tone="muted">Delivery date {typed.requiredDeliveryDate}</Text>}
              {theirs !== undefined && <Conflict number={number} mine={typed} theirs={theirs} onDecide={(mine) => actions.decide(key, mine)} />}
            </Stack>
          )}
        </Cell>
        <Cell label="Price" align="end">{item?.price == null ? '' : formatMoney(item.price)}</Cell>
        <Cell label="Total" align="end">{item?.price == null || pieces === 0 ? '' : formatMoney(usd(item.price.amount * pieces))}</Cell>
      </Row>
      {isExpanded && (
        <Row aria-rowindex={number + 1}>
          <Cell label="" colSpan={7}>
            <div css={own}>
              {ownFields.map((field) => <TextField key={field} {...input(field, ownTitles[field], typed[field], entryLimits.code)} isLabelHidden={false} label={<>{ownTitles[field]}<span hidden>, line {number}</span></>} />)}
            </div>
          </Cell>
        </Row>
      )}
      {problems.length > 0 && <RowProblems lineKey={key} number={number} problems={problems} />}
    </>
  );
});
EntryRowCells.displayName = 'EntryRowCells';

const onDemandWords = (unit: string): string => `Not in the catalog: bought on demand.${unit.trim() === '' ? ' Give its unit of issue.' : ''}`;

const staysInLine = ({ relatedTarget }: FocusEvent, key: string): boolean => relatedTarget instanceof HTMLElement && relatedTarget.id.startsWith(fieldId(key, ''));
