import { expect, it, vi } from 'vitest';
import { silentErrors } from './silent-errors.ts';

function world() {
  const listeners = new Map<string, (event: object) => void>();
  const screenFailed = vi.fn(() => Promise.reject(new Error('not awaited')).catch(() => ({}) as never));
  const window = { addEventListener: (name: string, listener: unknown) => void listeners.set(name, listener as (event: object) => void) };
  const options = silentErrors({ screenFailed }, window as never);
  const logged = () => screenFailed.mock.calls as unknown as [string, unknown][];
  return { options, logged, fire: (name: string, event: object) => listeners.get(name)?.(event) };
}

it('what a browser would print goes to the error logger instead [spec 9.14]', () => {
  const { fire, logged } = world();
  const [rejected, thrown] = [{ preventDefault: vi.fn(), reason: new Error('late') }, { preventDefault: vi.fn(), error: new Error('now') }];
  fire('unhandledrejection', rejected);
  fire('error', thrown);
  fire('error', { preventDefault: vi.fn(), error: null });
  expect(logged()).toEqual([['promise', rejected.reason], ['script', thrown.error]]);
  expect(rejected.preventDefault).toHaveBeenCalledOnce();
  expect(thrown.preventDefault).toHaveBeenCalledOnce();
});

it('React logs through it, and an error that a screen’s boundary took is not logged twice [spec 9.14]', () => {
  const { options, logged } = world();
  const [fatal, repaired] = [new Error('fatal'), new Error('repaired')];
  options.onCaughtError?.(new Error('a screen'), {});
  options.onUncaughtError?.(fatal, {});
  options.onRecoverableError?.(repaired, {});
  expect(logged()).toEqual([['page', fatal], ['hydration', repaired]]);
});
