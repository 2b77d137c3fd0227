import { Cell, Row, TextField } from '@quartermaster/ui';
import { memo, type ClipboardEvent } from 'react';
import { currentCheck, type FormRow } from './form-rows.ts';
import { rowProblems } from './row-problems.ts';
import { RemoveRow } from './RemoveRow.tsx';
import { RowResult } from './RowResult.tsx';
import type { RowChange } from './use-quick-order.ts';

interface QuickOrderRowProps {
  row: FormRow;
  /** From 1. */
  place: number;
  onChange: (key: string, change: RowChange) => void;
  onRemove: (key: string) => void;
  /** Several cells of a spreadsheet were pasted. */
  onPaste: (text: string, key: string) => void;
}

/** One number with its quantity. Rows that did not change are not drawn anew: there may be hundreds. */
export const QuickOrderRow = memo(({ row, place, onChange, onRemove, onPaste }: QuickOrderRowProps) => {
  const { key, number, quantity } = row;
  const checked = currentCheck(row);
  const problems = rowProblems(checked);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text, key);
  };
  return (
    <Row>
      <Cell label="Part number or NSN">
        <TextField label={`Part number or NSN, row ${place}`} isLabelHidden value={number} maxLength={100} autoComplete="off" error={problems.number} onPaste={paste} onChange={(event) => onChange(key, { number: event.target.value, productId: null })} />
      </Cell>
      <Cell label="Quantity">
        <TextField label={`Quantity, row ${place}`} isLabelHidden width="short" value={quantity} maxLength={20} inputMode="numeric" autoComplete="off" error={problems.quantity} onChange={(event) => onChange(key, { quantity: event.target.value })} />
      </Cell>
      <Cell label="Product"><RowResult place={place} checked={checked} note={problems.note} onChoose={(productId) => onChange(key, { productId })} /></Cell>
      <Cell label=""><RemoveRow place={place} onRemove={() => onRemove(key)} /></Cell>
    </Row>
  );
});
QuickOrderRow.displayName = 'QuickOrderRow';
