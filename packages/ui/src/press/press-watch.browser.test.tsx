import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { PressWatch } from './press-watch.ts';
import { QuantityField } from '../forms/QuantityField.tsx';

afterEach(cleanUp);

const fire = (type: string, init: MouseEventInit = {}) => document.body.dispatchEvent(type.startsWith('pointer') ? new PointerEvent(type, init) : new MouseEvent(type, init));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A list of the actions that have run so far, and the watch that decides about them. */
function watching() {
  const ran: string[] = [];
  const watch = new PressWatch(document);
  const end = watch.use();
  return { ran, end, run: (name: string) => watch.run(() => ran.push(name)) };
}

describe('an effect', () => {
  test('runs at once where nothing is pressed', () => {
    const { ran, run, end } = watching();
    run('leave');
    expect(ran).toEqual(['leave']);
    end();
  });

  test('waits for the end of a press, and runs before the click is handled', () => {
    const { ran, run, end } = watching();
    const onClick = () => void ran.push('click');
    document.body.addEventListener('click', onClick);
    fire('pointerdown');
    run('leave');
    run('and another');
    fire('pointerup');
    expect(ran).toEqual([]);
    fire('click');
    expect(ran).toEqual(['leave', 'and another', 'click']);
    document.body.removeEventListener('click', onClick);
    end();
  });

  test.each(['pointerup', 'mouseup', 'pointercancel', 'dragend'])('runs after a %s without a click', async (release) => {
    const { ran, run, end } = watching();
    fire('pointerdown');
    run('leave');
    fire(release);
    await nextTask();
    expect(ran).toEqual(['leave']);
    end();
  });

  test('of a finger waits too: its mouse events come after it was lifted', async () => {
    const { ran, run, end } = watching();
    fire('pointerdown');
    fire('pointerup');
    await nextTask();
    fire('mousedown');
    run('leave');
    expect(ran).toEqual([]);
    fire('mouseup');
    fire('click');
    expect(ran).toEqual(['leave']);
    end();
  });

  test('is not lost where the list of a select swallows the release', () => {
    const { ran, run, end } = watching();
    fire('mousedown');
    run('leave');
    fire('pointermove', { buttons: 1 });
    expect(ran).toEqual([]);
    fire('pointermove', { buttons: 0 });
    expect(ran).toEqual(['leave']);
    end();
  });

  test('of a page that is gone does not run', async () => {
    const { ran, run, end } = watching();
    fire('pointerdown');
    run('leave');
    end();
    fire('pointerup');
    await nextTask();
    expect(ran).toEqual([]);
    run('afterwards');
    expect(ran).toEqual(['afterwards']);
  });
});

function Line({ log }: { log: (entry: string) => void }) {
  const [value, setValue] = useState(3);
  return (
    <>
      <QuantityField label="Quantity" value={value} max={500} onCommit={(next) => { setValue(next); log(`quantity ${next}`); }} />
      <button type="button" onClick={() => log(`check out ${value}`)}>Check out</button>
    </>
  );
}

test('a button below a quantity is where it was until its press is over, and its click meets what the field handed over', async () => {
  const log: string[] = [];
  render(<Line log={(entry) => log.push(entry)} />);
  const button = page.getByRole('button', { name: 'Check out' }).element() as HTMLElement;
  const press = () => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.focus();
  };
  await userEvent.fill(page.getByRole('textbox', { name: 'Quantity' }), '501');
  const { top } = button.getBoundingClientRect();
  press();
  await nextTask();
  expect(button.getBoundingClientRect().top).toBe(top);
  button.click();
  await expect.element(page.getByText(/Enter a whole number from 1 to 500/)).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Quantity' }), '40');
  press();
  button.click();
  expect(log).toEqual(['check out 3', 'quantity 40', 'check out 40']);
});
