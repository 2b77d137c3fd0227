import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';
import { cleanUp, render } from '../testing/render.tsx';

afterEach(cleanUp);

interface Call { term: string; signal: AbortSignal; answer: (texts: string[]) => void; fail: () => void }

function source() {
  const calls: Call[] = [];
  const load = (term: string, signal: AbortSignal) => new Promise<readonly Suggestion[]>((resolve, reject) => {
    calls.push({ term, signal, answer: (texts) => resolve(texts.map((text) => ({ id: text, text }))), fail: () => reject(new Error('offline')) });
  });
  return { calls, load };
}

let show: (term: string) => void = () => undefined;

function Shown({ term, load }: { term: string; load: ReturnType<typeof source>['load'] }) {
  const { suggestions, isLoading } = useSuggestions({ term, load, delayMs: 1 });
  return <output>{isLoading ? 'loading' : 'idle'}: {suggestions.map((one) => one.text).join(', ')}</output>;
}

async function mount(load: ReturnType<typeof source>['load']) {
  const { useState } = await import('react');
  function Host() {
    const [term, setTerm] = useState('');
    show = setTerm;
    return <Shown term={term} load={load} />;
  }
  render(<Host />);
}

test('a late answer for an earlier term is dropped and its request aborted', async () => {
  const { calls, load } = source();
  await mount(load);
  show('pa');
  await expect.poll(() => calls.length).toBe(1);
  show('pap');
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[1]?.answer(['paper']);
  await expect.element(page.getByText('idle: paper')).toBeVisible();
  calls[0]?.answer(['pads']);
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  await expect.element(page.getByText('idle: paper')).toBeVisible();
});

test('one letter sends no request, and a failure shows nothing', async () => {
  const { calls, load } = source();
  await mount(load);
  show('p');
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  expect(calls).toHaveLength(0);
  show('pens');
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.fail();
  await expect.element(page.getByText('idle:')).toBeVisible();
});
