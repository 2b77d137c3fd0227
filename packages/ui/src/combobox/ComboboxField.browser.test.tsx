import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboboxField } from './ComboboxField.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { cleanUp, render } from '../testing/render.tsx';

afterEach(cleanUp);

const words = ['copy paper', 'carbon paper', 'wrapping paper'];
const load = (term: string) => Promise.resolve(words.filter((word) => word.includes(term)).map((text) => ({ id: text, text, detail: 'Office' })));

function SearchForm({ onSubmit, onPick }: { onSubmit: (text: string) => void; onPick: (text: string) => void }) {
  const [text, setText] = useState('');
  const { suggestions, isLoading } = useSuggestions({ term: text, load, delayMs: 5 });
  return (
    <form onSubmit={(event) => { event.preventDefault(); onSubmit(text); }}>
      <ComboboxField label="Find" value={text} onChange={setText} suggestions={suggestions} isLoading={isLoading} onPick={(one) => onPick(one.text)} />
      <button type="submit">Search</button>
    </form>
  );
}

function start() {
  const submitted: string[] = [];
  const picked: string[] = [];
  render(<SearchForm onSubmit={(text) => submitted.push(text)} onPick={(text) => picked.push(text)} />);
  return { submitted, picked, box: page.getByRole('combobox', { name: 'Find' }) };
}

test('typing shows suggestions and announces how many', async () => {
  const { box } = start();
  await userEvent.type(box, 'paper');
  await expect.element(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('3 suggestions. Use the up and down arrow keys to choose.');
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
});

test('arrow keys move while focus stays in the field; Enter picks and does not submit', async () => {
  const { box, picked, submitted } = start();
  await userEvent.type(box, 'paper');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = page.getByRole('option', { name: 'carbon paper Office' });
  await expect.element(active).toHaveAttribute('aria-selected', 'true');
  await expect.element(box).toHaveAttribute('aria-activedescendant', active.element().id);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([picked, submitted]).toEqual([['carbon paper'], []]);
  await expect.element(box).toHaveValue('carbon paper');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
});

test('Enter without a chosen line submits what was typed', async () => {
  const { box, picked, submitted } = start();
  await userEvent.type(box, 'paper');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect([picked, submitted]).toEqual([[], ['paper']]);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes the list and keeps the text, a second one empties it', async () => {
  const { box } = start();
  await userEvent.type(box, 'paper');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('paper');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
});

test('a pressed line is picked', async () => {
  const { box, picked } = start();
  await userEvent.type(box, 'wrap');
  await userEvent.click(page.getByRole('option', { name: 'wrapping paper Office' }));
  expect(picked).toEqual(['wrapping paper']);
  await expect.element(box).toHaveFocus();
});

test('nothing found is said too', async () => {
  const { box } = start();
  await userEvent.type(box, 'zzz');
  await expect.element(page.getByRole('status')).toHaveTextContent('No suggestions.');
});

test('in a form of one line the suggestions are as wide as the form', async () => {
  const suggestions = [{ id: 'paper', text: 'copy paper of the office supplies and devices', detail: 'Product' }];
  function Line() {
    const [text, setText] = useState('');
    return (
      <form css={{ position: 'relative', display: 'grid', gridTemplateColumns: '80px 90px 50px', width: 220 }}>
        <select aria-label="In"><option>All</option></select>
        <ComboboxField label="Find" isLabelHidden listWidth="form" value={text} onChange={setText} suggestions={text === '' ? [] : suggestions} onPick={() => {}} />
        <button type="submit">Go</button>
      </form>
    );
  }
  render(<Line />);
  await userEvent.type(page.getByRole('combobox', { name: 'Find' }), 'paper');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect.element(list).toBeVisible();
  expect(list.element().getBoundingClientRect().width).toBe(220);
});
