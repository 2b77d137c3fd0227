import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { latePart } from './late-part.tsx';

afterEach(cleanUp);

/** Code that cannot be loaded until `comes`. */
function awaitedCode() {
  let isThere = false;
  let loads = 0;
  const load = () => {
    loads += 1;
    return isThere ? Promise.resolve(({ name }: { name: string }) => <p>{`Part ${name}`}</p>) : Promise.reject(new Error('no network'));
  };
  return { load, loads: () => loads, comes: () => (isThere = true) };
}

test('a part whose code cannot be loaded says so beside the page, and is shown once it can be', async () => {
  const code = awaitedCode();
  const Part = latePart(code.load, { retryAfter: 1 });
  render(<><h1>Results</h1><Part name="A" /></>);
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect.poll(code.loads).toBeGreaterThan(2);
  code.comes();
  await expect.element(page.getByText('Part A')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a part that is no longer wanted is not asked for again', async () => {
  const code = awaitedCode();
  const Part = latePart(code.load, { retryAfter: 1 });
  render(<Part name="A" />);
  await expect.poll(code.loads).toBeGreaterThan(1);
  cleanUp();
  code.comes();
  // What was asked for before the part went may still be answered; after that, nothing more comes.
  const Other = latePart(code.load, { retryAfter: 1 });
  render(<Other name="B" />);
  await expect.element(page.getByText('Part B')).toBeVisible();
  const before = code.loads();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(code.loads()).toBe(before);
});

test('a part that was prepared is there at once, and its code is loaded once', async () => {
  const code = awaitedCode();
  code.comes();
  const Part = latePart(code.load);
  Part.prepare();
  await expect.poll(code.loads).toBe(1);
  render(<><Part name="A" /><Part name="B" /></>);
  await expect.element(page.getByText('Part B')).toBeVisible();
  expect(code.loads()).toBe(1);
});

test('a part that comes during a press is shown after its click, so that what is pressed stays in its place', async () => {
  const pressed: string[] = [];
  let comes = (_: () => ReactNode): void => {};
  const Part = latePart(() => new Promise<() => ReactNode>((resolve) => (comes = resolve)));
  render(<><Part /><button type="button" onClick={() => pressed.push(document.body.textContent.includes('Recently viewed') ? 'after the part' : 'before the part')}>All information</button></>);
  const button = page.getByRole('button', { name: 'All information' });
  button.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  comes(() => <p>Recently viewed</p>);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect.element(page.getByText('Recently viewed')).not.toBeInTheDocument();
  button.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByText('Recently viewed')).toBeVisible();
  expect(pressed).toEqual(['before the part']);
});
