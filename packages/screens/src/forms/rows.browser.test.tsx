import { aacRule, quantityRule, type FieldError } from '@quartermaster/contracts';
import { Button, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Form, FormErrors, useForm, type Field, type RowTable } from './index.ts';

const payer: readonly Field<'aac'>[] = [{ name: 'aac', label: 'AAC', rule: aacRule }];
const lines: RowTable<'item' | 'quantity'> = {
  name: 'lines',
  columns: [
    { name: 'item', serverName: 'itemNumber', label: 'Item number', rule: (typed) => (typed.trim() === '' ? 'Enter an item number.' : null) },
    { name: 'quantity', label: 'Quantity', rule: quantityRule, normalized: (typed) => typed.trim() },
  ],
  newRow: { item: '', quantity: '1' },
};

interface OrderProps {
  table?: RowTable<'item' | 'quantity'>;
  refusal?: readonly FieldError[];
  onSent: (aac: string, rows: readonly unknown[]) => void;
}

function QuickOrder({ table = lines, refusal, onSent }: OrderProps) {
  const [answer, setAnswer] = useState<{ errors: readonly FieldError[] }>({ errors: [] });
  const form = useForm({
    fields: payer,
    table,
    values: { aac: '47SMPL' },
    answer,
    errors: answer.errors,
    onSend({ aac }, rows) {
      onSent(aac, rows);
      if (refusal !== undefined) setAnswer({ errors: refusal });
    },
  });
  return (
    <Form form={form} aria-label="Quick order">
      <FormErrors form={form} />
      <TextField {...form.input('aac')} />
      {form.rows.map(({ key, number, input, remove }) => (
        <div key={key}>
          <TextField {...input('item')} />
          <TextField {...input('quantity')} />
          <Button onClick={remove}>Remove row {number}</Button>
        </div>
      ))}
      <Button onClick={form.addRow}>Add a row</Button>
      <Button type="submit">Send</Button>
    </Form>
  );
}

let shown: { root: Root; host: HTMLElement } | null = null;
function show(props: Omit<OrderProps, 'onSent'> = {}) {
  const sent: unknown[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  shown = { root: createRoot(host), host };
  flushSync(() => shown?.root.render(<QuickOrder {...props} onSent={(aac, rows) => void sent.push({ aac, rows })} />));
  return sent;
}
afterEach(() => {
  shown?.root.unmount();
  shown?.host.remove();
  shown = null;
});

const cell = (column: string, row: number) => page.getByRole('textbox', { name: `${column}, row ${row} (required)` });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const filled = { ...lines, rows: [{ item: 'A-1', quantity: '1' }, { item: 'B-2', quantity: '2' }, { item: 'C-3', quantity: '3' }] };

it('a row that is added has the focus; what is filled in is sent, and blank rows are not', async () => {
  const sent = show();
  await userEvent.fill(cell('Item number', 1), 'A-1');
  await press('Add a row');
  await expect.element(cell('Item number', 2)).toHaveFocus();
  await press('Add a row');
  await userEvent.fill(cell('Item number', 3), 'C-3');
  await userEvent.fill(cell('Quantity', 3), ' 12 ');
  await press('Send');
  await expect.poll(() => sent).toEqual([{ aac: '47SMPL', rows: [{ item: 'A-1', quantity: '1' }, { item: 'C-3', quantity: '12' }] }]);
  await expect.element(cell('Quantity', 3)).toHaveValue('12');
});

it('rows that are wrong by the rules are named in the summary, and the first wrong field has the focus', async () => {
  const sent = show({ table: filled });
  await userEvent.fill(cell('Quantity', 2), '0');
  await userEvent.fill(cell('Item number', 3), '');
  await press('Send');
  await expect.element(cell('Quantity', 2)).toHaveFocus();
  await expect.element(cell('Quantity', 2)).toHaveAccessibleDescription(/^Error: Enter a quantity/);
  await userEvent.click(page.getByRole('alert').getByRole('link', { name: 'Row 3: Enter an item number.' }));
  await expect.element(cell('Item number', 3)).toHaveFocus();
  await press('Send');
  await expect.element(cell('Quantity', 2)).toHaveFocus();
  expect(sent).toEqual([]);
});

it('a table in which nothing is filled in asks for its first row', async () => {
  const sent = show();
  await press('Add a row');
  await press('Send');
  await expect.element(cell('Item number', 1)).toHaveFocus();
  await expect.element(cell('Item number', 1)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(cell('Item number', 2)).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

it('the server counts the rows that were sent: its message is at the row that it means', async () => {
  show({ refusal: [{ field: 'lines.1.itemNumber', message: 'B-2 is not sold any longer.' }] });
  await userEvent.fill(cell('Item number', 1), 'A-1');
  await press('Add a row');
  await press('Add a row');
  await userEvent.fill(cell('Item number', 3), 'B-2');
  await press('Send');
  await expect.element(page.getByRole('alert', { name: /1 entry/ })).toHaveFocus();
  await expect.element(cell('Item number', 3)).toHaveAccessibleDescription('Error: B-2 is not sold any longer.');
  await expect.element(cell('Item number', 2)).not.toHaveAttribute('aria-invalid');
});

it('a message stays with its row when rows above it go, and goes with it', async () => {
  show({ table: filled, refusal: [{ field: 'lines.2.quantity', message: 'Only 2 are left.' }] });
  await press('Send');
  await expect.element(cell('Quantity', 3)).toHaveAccessibleDescription('Error: Only 2 are left.');
  await press('Remove row 1');
  await expect.element(cell('Item number', 1)).toHaveFocus();
  await expect.element(cell('Item number', 1)).toHaveValue('B-2');
  await expect.element(cell('Quantity', 2)).toHaveAccessibleDescription('Error: Only 2 are left.');
  await expect.element(cell('Quantity', 1)).not.toHaveAttribute('aria-invalid');
  await press('Remove row 2');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(cell('Item number', 1)).toHaveFocus();
});

it('the last row that is removed leaves a blank one', async () => {
  show();
  await userEvent.fill(cell('Item number', 1), 'A-1');
  await press('Remove row 1');
  await expect.element(cell('Item number', 1)).toHaveValue('');
  await expect.element(cell('Quantity', 1)).toHaveValue('1');
  await expect.element(cell('Item number', 1)).toHaveFocus();
});
