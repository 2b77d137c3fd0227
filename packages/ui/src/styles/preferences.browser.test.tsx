import { css } from '@emotion/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { GlobalStyles } from './GlobalStyles.tsx';

interface Emulation { send(method: 'Emulation.setEmulatedMedia', parameters: { features: { name: string; value: string }[] }): Promise<unknown> }

const slow = css({ transition: 'opacity 5s', opacity: 0 });

const emulate = (value: string) => (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(async () => void await emulate('reduce'));
afterEach(async () => {
  cleanUp();
  await emulate('');
  document.body.style.fontSize = '';
});

test('where a person wants little motion, other letters are there at once, however deep the element is', () => {
  render(<><GlobalStyles /><div><div><div><p><span id="deep">Words</span></p></div></div></div></>);
  const size = () => getComputedStyle(document.getElementById('deep') ?? document.body).fontSize;
  document.body.style.fontSize = '15px';
  expect(size()).toBe('15px');
  document.body.style.fontSize = '13px';
  expect(size()).toBe('13px');
});

test('and what a component moves is moved at once', () => {
  render(<><GlobalStyles /><p id="moved" css={slow}>Words</p></>);
  const moved = document.getElementById('moved');
  expect(getComputedStyle(moved ?? document.body).opacity).toBe('0');
  if (moved !== null) moved.style.opacity = '1';
  expect(getComputedStyle(moved ?? document.body).opacity).toBe('1');
});
