import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { AlertList, type ListedAlert } from './AlertList.tsx';
import { SpinnerOverlay } from './SpinnerOverlay.tsx';

afterEach(cleanUp);

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
