import { css } from '@emotion/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { AlertList, type ListedAlert } from './AlertList.tsx';
import { SpinnerOverlay } from './SpinnerOverlay.tsx';

afterEach(cleanUp);

const barAtTheEnd = css({ position: 'fixed', bottom: 0, insetInline: 0, height: 72 });

let add: (alert: ListedAlert) => void = () => undefined;

function Messages({ onHoldChange }: { onHoldChange: (isHeld: boolean) => void }) {
  const [alerts, setAlerts] = useState<ListedAlert[]>([]);
  add = (alert) => setAlerts([...alerts, alert]);
  return <AlertList alerts={alerts} onDismiss={(id) => setAlerts(alerts.filter((alert) => alert.id !== id))} onHoldChange={onHoldChange} />;
}

test('a message appears in a live region that was there before, and can be dismissed', async () => {
  render(<Messages onHoldChange={() => undefined} />);
  const [urgent, calm] = [page.getByRole('alert'), page.getByRole('status')];
  await expect.element(urgent).toBeInTheDocument();
  add({ id: '1', tone: 'success', message: 'Added.' });
  await expect.element(calm).toHaveTextContent('Success: Added.');
  add({ id: '2', tone: 'error', message: 'Not added.' });
  await expect.element(urgent).toHaveTextContent('Error: Not added.');
  await userEvent.click(urgent.getByRole('button', { name: 'Dismiss message' }));
  await expect.element(urgent).toHaveTextContent('');
  await expect.element(calm).toHaveTextContent('Success: Added.');
});

test.each(['page', 'dialog'])('on a phone a message is above the bar at the end of a %s, whose buttons lead on', async (where) => {
  await page.viewport(390, 844);
  const bar = where === 'page'
    ? <div data-sticky="end" css={barAtTheEnd}><button type="button">Check out</button></div>
    : <Dialog isOpen title="Filter results" size="sheet" onClose={() => undefined} footer={<button type="button">Check out</button>}>Filters</Dialog>;
  render(<>{bar}<AlertList alerts={[{ id: '1', tone: 'success', message: 'Added 1 Xerox Magenta Toner to the cart.' }]} onDismiss={() => undefined} /></>);
  const button = page.getByRole('button', { name: 'Check out' });
  await expect.element(button).toBeVisible();
  const message = (): DOMRect | undefined => document.querySelector('section[aria-label="Messages"] [role="status"] > *')?.getBoundingClientRect();
  const place = (): DOMRect => button.element().getBoundingClientRect();
  // A sheet comes up from below, and the height of a bar is known after the page was drawn with it.
  await expect.poll(() => (message()?.bottom ?? Infinity) < place().top).toBe(true);
  await expect.poll(() => document.elementFromPoint(place().x + place().width / 2, place().y + place().height / 2)).toBe(button.element());
  await page.viewport(1280, 800);
});

test('time stops while someone is on a message', async () => {
  const holds: boolean[] = [];
  render(<Messages onHoldChange={(isHeld) => holds.push(isHeld)} />);
  add({ id: '1', tone: 'info', message: 'Read this.' });
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  await expect.element(dismiss).toBeVisible();
  dismiss.element().focus();
  expect(holds.at(-1)).toBe(true);
  dismiss.element().blur();
  expect(holds.at(-1)).toBe(false);
});

test('the spinner says what is happening and covers the page', async () => {
  render(<SpinnerOverlay message="Loading Content" />);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Loading Content');
  expect(status.element().getBoundingClientRect().width).toBe(window.innerWidth);
});

describe('a press, while the spinner comes', () => {
  /** The pointer alone, as a hand moves it; places are those of this page, which is a frame of the tests' own. */
  const pointer = (type: 'mousePressed' | 'mouseReleased', of: Element) => {
    const [place, frame] = [of.getBoundingClientRect(), window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }];
    const [x, y] = [frame.x + place.x + place.width / 2, frame.y + place.y + place.height / 2];
    return (cdp() as unknown as { send(method: string, input: object): Promise<unknown> }).send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  };

  test('that began before it covers the page counts', async () => {
    const onClick = vi.fn<() => void>();
    let begin = (): void => undefined;
    function Page() {
      const [message, setMessage] = useState<string | null>(null);
      begin = () => setMessage('Loading Content');
      return <><button type="button" onClick={onClick}>Sign in</button><SpinnerOverlay message={message} /></>;
    }
    render(<Page />);
    const button = page.getByRole('button').element();
    await pointer('mousePressed', button);
    begin();
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading Content');
    await pointer('mouseReleased', button);
    await expect.poll(() => onClick.mock.calls).toHaveLength(1);
  });

  test('that begins on it does not reach what is below', async () => {
    const onClick = vi.fn<() => void>();
    render(<><button type="button" onClick={onClick}>Sign in</button><SpinnerOverlay message="Loading Content" /></>);
    const button = page.getByRole('button').element();
    const released = new Promise((resolve) => window.addEventListener('mouseup', resolve, { once: true }));
    await pointer('mousePressed', button);
    const { x, y, width, height } = button.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=status]')).toBe(page.getByRole('status').element());
    await pointer('mouseReleased', button);
    await released;
    expect(onClick).not.toHaveBeenCalled();
  });
});
