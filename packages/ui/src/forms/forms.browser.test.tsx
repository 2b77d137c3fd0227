import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../buttons/Button.tsx';
import { cleanUp, render } from '../testing/render.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { NumberField } from './NumberField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanUp);

test('a field is described by its hint and its error', async () => {
  render(<TextField label="ZIP code" isRequired hint="Five digits" error="Enter five digits." />);
  const field = page.getByRole('textbox', { name: 'ZIP code (required)' });
  await expect.element(field).toHaveAccessibleDescription('Five digits Error: Enter five digits.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

function Quantity({ onCommit, max = 500 }: { onCommit: (quantity: number) => void; max?: number }) {
  const [value, setValue] = useState(3);
  return <QuantityField label="Quantity" of="paper" value={value} max={max} onCommit={(next) => { setValue(next); onCommit(next); }} />;
}

test('a quantity is handed over when the field is left, not while typing', async () => {
  const committed: number[] = [];
  render(<Quantity onCommit={(quantity) => committed.push(quantity)} />);
  const field = page.getByRole('textbox', { name: 'Quantity' });
  await userEvent.fill(field, '120');
  expect(committed).toEqual([]);
  await userEvent.keyboard('{Tab}');
  expect(committed).toEqual([120]);
});

test.each(['0', '-1', '1.5', '1e9', '501', ''])('a quantity of "%s" stays as typed with an error, and nothing is handed over', async (typed) => {
  const committed: number[] = [];
  render(<Quantity onCommit={(quantity) => committed.push(quantity)} />);
  const field = page.getByRole('textbox', { name: 'Quantity' });
  await userEvent.fill(field, typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('Error: Enter a whole number from 1 to 500.');
  await expect.element(field).toHaveValue(typed);
  expect(committed).toEqual([]);
});

test('stepper and arrow keys step within the bounds', async () => {
  const committed: number[] = [];
  render(<Quantity max={5} onCommit={(quantity) => committed.push(quantity)} />);
  await userEvent.click(page.getByRole('button', { name: 'Increase quantity of paper' }));
  await userEvent.click(page.getByRole('textbox', { name: 'Quantity' }));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(committed).toEqual([4, 5, 4]);
});

test('a quantity that is changed back before its value has followed is handed over, and nothing is handed over twice', async () => {
  const committed: number[] = [];
  render(<QuantityField label="Quantity" value={3} onCommit={(quantity) => committed.push(quantity)} />);
  const field = page.getByRole('textbox', { name: 'Quantity' });
  await userEvent.fill(field, '5');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field, '3');
  await userEvent.keyboard('{Enter}{Tab}');
  expect(committed).toEqual([5, 3]);
});

test.each([['a quantity', QuantityField], ['a number', NumberField]] as const)('%s whose field loses the focus with the key that is typed is handed over with that key', async (_, Field) => {
  const committed: (number | undefined)[] = [];
  // As an effect does that React runs before it draws what was typed.
  const takeFocus = () => document.getElementById('elsewhere')?.focus();
  render(<div onChange={takeFocus}><Field label="Number" value={3} onCommit={(next: number | undefined) => committed.push(next)} /><button type="button" id="elsewhere">Elsewhere</button></div>);
  const field = page.getByRole('textbox', { name: 'Number' });
  await userEvent.fill(field, '5');
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect.poll(() => committed).toEqual([5]);
  await expect.element(field).toHaveValue('5');
});

test.each([['a quantity', QuantityField], ['a number', NumberField]] as const)('%s that is being typed stays while the value follows what was typed before it', async (_, Field) => {
  const committed: (number | undefined)[] = [];
  let follow = (_value: number): void => undefined;
  function Following() {
    const [value, setValue] = useState(2);
    follow = setValue;
    return <Field label="Quantity" value={value} onCommit={(next: number | undefined) => committed.push(next)} />;
  }
  render(<Following />);
  const field = page.getByRole('textbox', { name: 'Quantity' });
  await userEvent.fill(field, '3');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field, '9');
  follow(3);
  await expect.poll(() => committed).toEqual([3]);
  await expect.element(field).toHaveValue('9');
  await userEvent.keyboard('{Enter}');
  expect(committed).toEqual([3, 9]);
  follow(4);
  await expect.element(field).toHaveValue('4');
});

test('an emptied number field says so, a wrong one keeps its text', async () => {
  const committed: (number | undefined)[] = [];
  render(<NumberField label="Lowest price" value={5} onCommit={(value) => committed.push(value)} />);
  const field = page.getByRole('textbox', { name: 'Lowest price' });
  await userEvent.fill(field, 'cheap');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(field, '');
  await userEvent.keyboard('{Enter}');
  expect(committed).toEqual([undefined]);
});

test('a number that is changed back before its value has followed is handed over', async () => {
  const committed: (number | undefined)[] = [];
  render(<NumberField label="Lowest price" value={5} onCommit={(value) => committed.push(value)} />);
  const field = page.getByRole('textbox', { name: 'Lowest price' });
  await userEvent.fill(field, '7');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field, '5');
  await userEvent.keyboard('{Enter}{Tab}');
  expect(committed).toEqual([7, 5]);
});

function Form() {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt === 0 ? [] : [{ fieldId: 'zip', message: 'Enter a ZIP code.' }, { fieldId: 'ship', message: 'Choose where it goes.' }];
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField label="ZIP code" id="zip" error={errors[0]?.message} />
      <RadioGroup legend="Ship to" id="ship" value={undefined} onChange={() => undefined} choices={[{ value: 'a', label: 'Here' }, { value: 'b', label: 'There' }]} />
      <Button onClick={() => setAttempt(attempt + 1)}>Submit</Button>
    </>
  );
}

test('the error summary takes focus at each attempt and leads to the fields', async () => {
  render(<Form />);
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  const summary = page.getByRole('alert', { name: 'Error: 2 entries need your attention' });
  await expect.element(summary).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Enter a ZIP code.' }));
  await expect.element(page.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Choose where it goes.' }));
  await expect.element(page.getByRole('radio', { name: 'Here' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.element(summary).toHaveFocus();
});

test('a group of boxes hands over all that are on', async () => {
  const changes: string[][] = [];
  render(<CheckboxGroup legend="Color" value={['r']} onChange={(value) => changes.push(value)} choices={[{ value: 'r', label: 'Red' }, { value: 'b', label: 'Blue' }]} />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Blue' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Red' }));
  expect(changes).toEqual([['r', 'b'], []]);
});
