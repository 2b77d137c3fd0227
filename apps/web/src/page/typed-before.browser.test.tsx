import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noteInput } from './typed-before.ts';

function Form() {
  const [words, setWords] = useState('');
  const [note, setNote] = useState('as sent');
  const [isSmall, setSmall] = useState(false);
  const [kind, setKind] = useState('all');
  return (
    <form>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input aria-label="Small business" type="checkbox" checked={isSmall} onChange={(event) => setSmall(event.target.checked)} />
      <select aria-label="Kind" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option value="all">All</option>
        <option value="services">Services</option>
      </select>
      <output>{[words, note, isSmall, kind].join('|')}</output>
    </form>
  );
}

function field<Element extends HTMLElement>(host: HTMLElement, name: string): Element {
  const found = host.querySelector<Element>(`[aria-label="${name}"]`);
  if (found === null) throw new Error(`There is no ${name}.`);
  return found;
}

/** The page as the server sends it, what a quick visitor does with it, then hydration. */
async function hydrated(before: (host: HTMLElement) => void) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Form />);
  before(host);
  const replayInput = noteInput(host);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = await act(() => Promise.resolve(hydrateRoot(host, <Form />)));
  await act(() => Promise.resolve(replayInput()));
  const text = host.querySelector('output')?.textContent;
  const words = field<HTMLInputElement>(host, 'Words').value;
  await act(() => Promise.resolve(root.unmount()));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  host.remove();
  return { text, words };
}

it('what was typed and chosen before the page came alive counts', async () => {
  const { text, words } = await hydrated((host) => {
    field<HTMLInputElement>(host, 'Words').value = 'toner';
    field<HTMLTextAreaElement>(host, 'Note').value = 'typed';
    field<HTMLInputElement>(host, 'Small business').checked = true;
    field<HTMLSelectElement>(host, 'Kind').value = 'services';
  });
  expect(text).toBe('toner|typed|true|services');
  expect(words).toBe('toner');
});

it('an untouched page stays as it was sent', async () => {
  expect((await hydrated(() => {})).text).toBe('|as sent|false|all');
});
