import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { notePress } from './pressed-before.ts';
import { takePress } from '../page/taken-press.ts';

function Counter({ onSend }: { onSend: () => void }) {
  const [count, setCount] = useState(0);
  return (
    <>
    <form onSubmit={(event) => { event.preventDefault(); onSend(); }}>
      <button type="submit" form="waiting">Add</button>
      <button type="button" onClick={() => setCount((before) => before + 1)}><span>More</span></button>
      <button type="button" disabled onClick={() => setCount(100)}>Off</button>
      <button type="submit">Send</button>
      <output>{count}</output>
    </form>
    <form id="waiting" method="dialog" onSubmit={(event) => { event.preventDefault(); onSend(); }}><input name="quantity" /></form>
    </>
  );
}

/** The page as the server sends it, what a quick visitor presses, then hydration; and what they press from then on. */
async function countAfter({ before, during = () => {}, mayLeave = false }: { before: (host: HTMLElement) => void; during?: (host: HTMLElement) => void; mayLeave?: boolean }) {
  let sent = 0;
  const page = <Counter onSend={() => (sent += 1)} />;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page);
  // Without the page a form is sent the way of the browser: that is none of ours.
  const leave = (event: Event) => event.preventDefault();
  if (!mayLeave) host.addEventListener('submit', leave);
  notePress(host);
  before(host);
  const replay = takePress(host);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = await act(() => Promise.resolve(hydrateRoot(host, page)));
  await act(() => Promise.resolve(during(host)));
  await act(() => Promise.resolve(replay()));
  const count = host.querySelector('output')?.textContent;
  expect(host.querySelector('[data-pressed]')).toBeNull();
  await act(() => Promise.resolve(root.unmount()));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  host.remove();
  return { count, sent };
}

const press = (host: HTMLElement, selector: string) => host.querySelector<HTMLElement>(selector)?.click();

it('a button that was pressed before the page came alive counts once, however often it was pressed', async () => {
  expect((await countAfter({ before: (host) => press(host, 'button span') })).count).toBe('1');
  expect((await countAfter({ before: (host) => [1, 2, 3].forEach(() => press(host, 'button span')) })).count).toBe('1');
});

it('the button of a form that the browser sends nowhere counts once, and the page stays', async () => {
  const address = document.URL;
  expect(await countAfter({ before: (host) => [1, 2].forEach(() => press(host, 'button[form="waiting"]')), mayLeave: true })).toEqual({ count: '0', sent: 1 });
  expect(document.URL).toBe(address);
});

it('what is pressed once the page listens is not pressed again', async () => {
  expect((await countAfter({ before: () => {}, during: (host) => press(host, 'button span') })).count).toBe('1');
});

it('a button that is off, one that sends a form to an address, and an untouched page stay as they are', async () => {
  expect(await countAfter({ before: (host) => press(host, 'button[disabled]') })).toEqual({ count: '0', sent: 0 });
  expect(await countAfter({ before: (host) => press(host, 'button[type="submit"]:not([form])') })).toEqual({ count: '0', sent: 0 });
  expect(await countAfter({ before: () => {} })).toEqual({ count: '0', sent: 0 });
});
