import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserForms } from './browser-forms.ts';
import * as formFields from './form-fields.ts';
import { enterChoice, enterText } from '../enter-value.ts';
import type { TypedField } from '../page-forms.ts';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()));
  host.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

function Page({ isOpen = true }: { isOpen?: boolean }) {
  const [city, setCity] = useState('');
  const [state, setState] = useState('');
  const [isSaved, setSaved] = useState(false);
  const [kind, setKind] = useState('card');
  const [card, setCard] = useState('');
  return (
    <>
      <form role="search" data-no-draft><input aria-label="Words" defaultValue="" /></form>
      {isOpen && (
        <form aria-label="New address">
          <label>City<input value={city} onChange={(event) => setCity(event.target.value)} /></label>
          <textarea name="note" defaultValue="as sent" />
          <label>State<select value={state} onChange={(event) => setState(event.target.value)}><option value="">Choose</option><option value="DC">DC</option></select></label>
          <label>Save<input type="checkbox" checked={isSaved} onChange={(event) => setSaved(event.target.checked)} /></label>
          {['card', 'aac'].map((value) => <label key={value}>{value}<input type="radio" name="kind" checked={kind === value} value={value} onChange={() => setKind(value)} /></label>)}
          <input type="password" name="password" defaultValue="" />
          <input type="hidden" name="token" defaultValue="" />
          <input autoComplete="cc-number" aria-label="Card number" value={card} onChange={(event) => setCard(event.target.value)} />
          <input id="r7-newCard.number" aria-label="Number" defaultValue="" />
          <input aria-label="Reference" defaultValue="" />
          <output>{[city, state, isSaved, kind].join('|')}</output>
        </form>
      )}
      <input aria-label="Outside" defaultValue="" />
    </>
  );
}

const show = (page: React.ReactNode) => act(() => Promise.resolve(root.render(page)));

function field<Element extends HTMLElement>(selector: string): Element {
  const found = host.querySelector<Element>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

function type(selector: string, value: string): void {
  enterText(field<HTMLInputElement>(selector), value);
}

/** The fields that the buyer typed into the page; the page is then made anew. */
async function typedOnPage(): Promise<readonly TypedField[]> {
  const forms = formsOf();
  await show(<Page />);
  await act(() => {
    type('form[aria-label] label input', 'Washington');
    type('textarea', 'leave at the dock');
    type('select', 'DC');
    enterChoice(field('input[type=checkbox]'), true);
    enterChoice(field('input[value=aac]'), true);
    type('[name=password]', 'secret');
    type('[autocomplete]', '4614000000000000');
    type('[aria-label=Number]', '1');
    type('[aria-label=Reference]', '4111 1111 1111 1111');
    type('[aria-label=Words]', 'toner');
    type('[aria-label=Outside]', 'x');
    return Promise.resolve();
  });
  return forms.typed();
}

/** The forms, whose code is there when it is asked for. */
const formsOf = () => browserForms(window, () => Promise.resolve(formFields));

it('what a buyer typed into forms is read; secrets, cards and what is outside of forms are not', async () => {
  expect((await typedOnPage()).map(({ field: name, value }) => [name, value])).toEqual([
    ['New address | City | text', 'Washington'],
    ['New address | note | textarea', 'leave at the dock'],
    ['New address | State | select-one', 'DC'],
    ['New address | Save | checkbox | on | Save', true],
    ['New address | kind | radio | aac | aac', true],
  ]);
});

it('a page that goes tells of it while a field is marked as having what is nowhere else, and a field that a script filled is read once it says so', async () => {
  const forms = formsOf();
  let left = 0;
  forms.leaving(() => { left += 1; });
  await show(<Page />);
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toBe(0);
  const note = field<HTMLTextAreaElement>('textarea');
  note.value = 'of a script';
  note.setAttribute('data-keeps-draft', '');
  expect(forms.typed()).toEqual([]);
  note.dispatchEvent(new Event('change', { bubbles: true }));
  await forms.readable();
  expect(forms.typed().map(({ value }) => value)).toEqual(['of a script']);
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toBe(1);
});

it('an untouched page has nothing to keep', async () => {
  const forms = formsOf();
  await show(<Page />);
  expect(forms.typed()).toEqual([]);
});

it('components hear of what comes back', async () => {
  const typed = await typedOnPage();
  await show(null);
  await show(<Page />);
  const filled: TypedField[] = [];
  await act(() => Promise.resolve(formsOf().fill(typed, (done) => filled.push(done))));
  expect(field('output').textContent).toBe('Washington|DC|true|aac');
  expect(field<HTMLTextAreaElement>('textarea').value).toBe('leave at the dock');
  expect(filled).toEqual(typed);
});

it('a form that is opened later gets its values then, and what somebody typed meanwhile stays', async () => {
  const typed = await typedOnPage();
  await show(null);
  await show(<Page isOpen={false} />);
  const forms = formsOf();
  await act(() => Promise.resolve(forms.fill(typed, () => {})));
  await act(async () => {
    root.render(<Page />);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(field('output').textContent).toBe('Washington|DC|true|aac');
  expect(forms.typed()).toHaveLength(typed.length);

  await show(null);
  await show(<Page />);
  const late = formsOf();
  await act(() => Promise.resolve(type('form[aria-label] label input', 'Boston')));
  await act(() => Promise.resolve(late.fill(typed, () => {})));
  expect(field('output').textContent).toBe('Boston|DC|true|aac');
});

it('after stop nothing is filled in', async () => {
  const typed = await typedOnPage();
  await show(null);
  await show(<Page isOpen={false} />);
  formsOf().fill(typed, () => {})();
  await act(async () => {
    root.render(<Page />);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(field('output').textContent).toBe('||false|card');
});

it('what was typed while its code could not be loaded is read once somebody waits for it; without a touched field nothing is loaded', async () => {
  let isAway = true;
  let loads = 0;
  const forms = browserForms(window, () => {
    loads += 1;
    return isAway ? Promise.reject(new Error('The server is away.')) : Promise.resolve(formFields);
  });
  await show(<Page />);
  await forms.readable();
  expect(loads).toBe(0);
  await act(() => Promise.resolve(type('form[aria-label] label input', 'Boston')));
  await forms.readable();
  expect(forms.typed()).toEqual([]);
  isAway = false;
  await forms.readable();
  expect(forms.typed().map(({ value }) => value)).toEqual(['Boston']);
});

it('a page on which nothing is typed, and to which nothing comes back, loads no code for it', async () => {
  let loads = 0;
  const forms = browserForms(window, () => Promise.reject(new Error(`load ${(loads += 1)}`)));
  await show(<Page />);
  expect(forms.typed()).toEqual([]);
  expect(loads).toBe(0);
  await act(() => Promise.resolve(type('form[aria-label] label input', 'Boston')));
  expect(loads).toBe(1);
  // What could not be loaded is asked for again.
  await act(() => Promise.resolve(type('form[aria-label] label input', 'Washington')));
  expect([loads, forms.typed()]).toEqual([2, []]);
});
