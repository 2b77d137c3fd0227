// oxlint-disable-next-line no-restricted-imports -- stores of other owners may use it
import { act, lazy, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { NotSettled } from '@quartermaster/core/host';
import { ManualClock } from '@quartermaster/core/testing';
import { settlingInTime } from './settling-in-time.tsx';

type Part = () => Promise<{ default: ComponentType }>;

/** A page of a store of which one part is on its way. */
async function shown(load: Part, look: (page: { host: HTMLElement; failed: ReturnType<typeof vi.fn>; pass: (milliseconds: number) => Promise<void> }) => Promise<void>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.body.appendChild(document.createElement('div'));
  const failed = vi.fn();
  const clock = new ManualClock();
  const Frame = settlingInTime({ inject: () => clock as never, storeFailed: failed }, 'HARBOR');
  const Late = lazy(load);
  const root = createRoot(host);
  const pass = (milliseconds: number) => act(async () => {
    clock.advance(milliseconds);
  });
  try {
    await act(async () => root.render(<Frame><Late /></Frame>));
    await look({ host, failed, pass });
  } finally {
    await act(async () => root.unmount());
    host.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}

it('shows an outline until everything is there', async () => {
  let arrive = (_part: { default: ComponentType }) => {};
  await shown(() => new Promise((resolve) => (arrive = resolve)), async ({ host, failed, pass }) => {
    expect(host.querySelector('[role=status]')?.textContent).toBe('Loading HARBOR');
    await pass(14_000);
    await act(async () => arrive({ default: () => <h1>Here</h1> }));
    expect([host.querySelector('h1')?.textContent, host.querySelector('[role=status]')]).toEqual(['Here', null]);
    await pass(60_000);
    expect(failed).not.toHaveBeenCalled();
  });
});

it('a part that never comes switches the store off after 15 seconds', async () => {
  await shown(() => new Promise(() => {}), async ({ failed, pass }) => {
    await pass(14_999);
    expect(failed).not.toHaveBeenCalled();
    await pass(1);
    expect(failed.mock.calls.flat()).toEqual([expect.any(NotSettled)]);
  });
});
