import { emailRule, phoneRule, quantityRule, zipRule } from '@quartermaster/contracts';
import { Actions, Button, Stack, Table, TextField } from '@quartermaster/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from './Form.tsx';
import { FormErrors } from './FormErrors.tsx';
import type { Field } from './field.ts';
import type { RowTable } from './row-table.ts';
import { useForm } from './use-form.ts';

const fields: readonly Field<'email' | 'phone' | 'zip'>[] = [
  { name: 'email', label: 'E-mail', rule: emailRule, input: { autoComplete: 'email', type: 'email' } },
  { name: 'phone', label: 'Phone', rule: phoneRule, input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' } },
  { name: 'zip', label: 'ZIP code', rule: zipRule, input: { autoComplete: 'postal-code', inputMode: 'numeric', width: 'short' } },
];

const lines: RowTable<'item' | 'quantity'> = {
  name: 'lines',
  columns: [
    { name: 'item', label: 'Item number', rule: (typed) => (typed.trim() === '' ? 'Enter an item number.' : null), input: { autoComplete: 'off' } },
    { name: 'quantity', label: 'Quantity', rule: quantityRule, input: { autoComplete: 'off', inputMode: 'numeric', width: 'short' } },
  ],
  newRow: { item: '', quantity: '1' },
  rows: [{ item: '7510-01-357-6829', quantity: '12' }, { item: '7530-00-286-6207', quantity: '3' }],
};

const unanswered = { errors: [] };
const refused = { errors: [{ field: 'email', message: 'This address has an account already.' }] };
const refusedLine = { errors: [{ field: 'lines.1.quantity', message: 'Only 2 of this item are left.' }] };
const nothing = () => {};

function Fields({ answer }: { answer: typeof refused | typeof unanswered }) {
  const form = useForm({ fields, values: { email: 'buyer@agency.example.gov', phone: '202-555-0100', zip: '20405' }, answer, errors: answer.errors, onSend: nothing });
  return (
    <Form form={form} aria-label="Contact">
      <Stack gap="md">
        <FormErrors form={form} />
        {fields.map(({ name }) => <TextField key={name} {...form.input(name)} />)}
        <Actions><Button type="submit" look="primary">Send</Button></Actions>
      </Stack>
    </Form>
  );
}

function Rows({ answer }: { answer: typeof refusedLine | typeof unanswered }) {
  const form = useForm({ fields: [], table: lines, answer, errors: answer.errors, onSend: nothing });
  return (
    <Form form={form} aria-label="Quick order">
      <Stack gap="md">
        <FormErrors form={form} />
        <Table
          caption="Items to order"
          items={form.rows}
          keyOf={({ key }) => key}
          columns={[
            { id: 'item', header: 'Item number', cell: ({ input }) => <TextField {...input('item')} isLabelHidden /> },
            { id: 'quantity', header: 'Quantity', cell: ({ input }) => <TextField {...input('quantity')} isLabelHidden /> },
            { id: 'remove', header: 'Remove', isHeaderHidden: true, cell: ({ number, remove }) => <Button size="sm" onClick={remove}>Remove row {number}</Button> },
          ]}
        />
        <Actions>
          <Button type="submit" look="primary">Add to cart</Button>
          <Button icon="plus" onClick={form.addRow}>Add a row</Button>
        </Actions>
      </Stack>
    </Form>
  );
}

const meta = { title: 'Components/Forms/Form', component: Fields } satisfies Meta<typeof Fields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = { args: { answer: unanswered } };
export const RefusedByTheServer: Story = { args: { answer: refused } };
export const TableOfRows: StoryObj = { render: () => <Rows answer={unanswered} /> };
export const RefusedRow: StoryObj = { render: () => <Rows answer={refusedLine} /> };
