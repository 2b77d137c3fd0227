import { expect, it, vi } from 'vitest';
import { onFirstIntent } from './first-intent.ts';

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])('prepares with the first %s, once', (sign) => {
  const page = new EventTarget();
  const prepare = vi.fn();
  onFirstIntent(page, prepare);
  expect(prepare).not.toHaveBeenCalled();
  for (const event of [sign, sign, 'keydown', 'pointerdown']) page.dispatchEvent(new Event(event));
  expect(prepare).toHaveBeenCalledOnce();
});
