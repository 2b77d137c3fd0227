import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { notePress } from '../starter/pressed-before.ts';
import { noteEarlierUse } from './earlier-use.ts';

interface OrderProps {
  onSend?: (quantity: unknown) => void;
  onShown?: () => void;
}

/** What is sent is the text of the field, as of the forms that add to the cart. */
function Order({ onSend, onShown }: OrderProps) {
  const [quantity, setQuantity] = useState('1');
  useEffect(() => onShown?.(), [onShown]);
  return (
    <form method="dialog" onSubmit={(event) => { event.preventDefault(); onSend?.(new FormData(event.currentTarget).get('quantity')); }}>
      <input name="quantity" value={quantity} onChange={(event) => setQuantity(event.target.value)} />
      <button type="submit">Add</button>
      <output>{quantity}</output>
    </form>
  );
}

/** The page as the server sends it, what a quick visitor does with it, then hydration, at whose end it is done again. */
async function hydrated(visit: (field: HTMLInputElement, button: HTMLButtonElement) => void) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Order />);
  const field = host.querySelector('input');
  const button = host.querySelector('button');
  if (field === null || button === null) throw new Error('The form has no field or no button.');
  notePress(host);
  visit(field, button);
  const replay = noteEarlierUse(host);
  const sent: unknown[] = [];
  const shown = Promise.withResolvers<void>();
  const root = hydrateRoot(host, <Order onSend={(quantity) => sent.push(quantity)} onShown={() => { replay(); shown.resolve(); }} />);
  await shown.promise;
  await expect.poll(() => host.querySelector('output')?.textContent, { timeout: 20_000 }).toBe(field.value);
  const seen = { sent: [...sent], text: field.value, cursor: field.selectionStart };
  root.unmount();
  host.remove();
  return seen;
}

it('a press before the page came alive is for the quantity that was typed before it', async () => {
  const { sent, text } = await hydrated((field, button) => {
    field.value = '7';
    button.click();
  });
  expect({ sent, text }).toEqual({ sent: ['7'], text: '7' });
});

it('the text cursor stays where it was, in the middle of what is being typed', async () => {
  const { text, cursor } = await hydrated((field) => {
    field.value = '120';
    field.focus();
    field.setSelectionRange(1, 1);
  });
  expect({ text, cursor }).toEqual({ text: '120', cursor: 1 });
});
