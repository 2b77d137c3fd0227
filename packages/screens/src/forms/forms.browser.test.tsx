import type { FieldError } from '@quartermaster/contracts';
import { emailRule, zipRule } from '@quartermaster/contracts';
import { browserCapabilities } from '@quartermaster/core/host';
import { Button, TextField } from '@quartermaster/ui';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Form, FormErrors, useForm, type Field } from './index.ts';

let shown: { root: Root; host: HTMLElement } | null = null;
function show(content: ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'));
  shown = { root: createRoot(host), host };
  flushSync(() => shown?.root.render(content));
}
function close(): void {
  shown?.root.unmount();
  shown?.host.remove();
  shown = null;
}
afterEach(close);

const fields: readonly Field<'email' | 'zip' | 'note'>[] = [
  { name: 'email', serverName: 'buyer.email', label: 'E-mail', rule: emailRule, input: { autoComplete: 'email' } },
  { name: 'zip', label: 'ZIP code', rule: zipRule, normalized: (typed) => typed.replaceAll(' ', '') },
  { name: 'note', label: 'Note', rule: null },
];

interface AskProps {
  fields?: readonly Field<string>[];
  /** The problems with which the server answers each send, in turn; none after the last. */
  answers?: readonly (readonly FieldError[])[];
  first?: readonly FieldError[];
  onSent?: (values: Readonly<Record<string, string>>) => void | Promise<void>;
}

/** A form whose server has prepared its answers. */
function Ask({ fields: asked = fields, answers = [], first = [], onSent }: AskProps) {
  const [left, setLeft] = useState(answers);
  const [answer, setAnswer] = useState({ errors: first });
  const form = useForm({
    fields: asked,
    answer,
    errors: answer.errors,
    async onSend(values) {
      await onSent?.(values);
      const [next, ...rest] = left;
      setLeft(rest);
      if (next !== undefined) setAnswer({ errors: next });
    },
  });
  return (
    <Form form={form} aria-label="Ask">
      <FormErrors form={form} />
      {asked.map(({ name }) => <TextField key={name} {...form.input(name)} />)}
      <Button type="submit">Send</Button>
      <Button>Another way</Button>
    </Form>
  );
}

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
const messageOf = (message: string) => `Error: ${message}`;
const nothing = { errors: [] };
const badZip = zipRule('') ?? '';
const badEmail = emailRule('') ?? '';
const taken: FieldError = { field: 'buyer.email', message: 'This address has an account already.' };

async function fillWell(): Promise<void> {
  await userEvent.fill(field('E-mail'), 'buyer@agency.example.gov');
  await userEvent.fill(field('ZIP code'), '20405');
}

describe('a field', () => {
  it('is what its declaration says, and says whether it is required', async () => {
    show(<Ask />);
    await expect.element(page.getByRole('textbox', { name: 'E-mail (required)' })).toHaveAttribute('autocomplete', 'email');
    await expect.element(field('Note')).not.toHaveAttribute('aria-required');
  });

  it('is checked when it is left, not while somebody types', async () => {
    show(<Ask />);
    await userEvent.fill(field('ZIP code'), '2040');
    await expect.element(field('ZIP code')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(field('ZIP code')).toHaveAccessibleDescription(messageOf(badZip));
    await userEvent.fill(field('ZIP code'), '20405');
    await userEvent.tab();
    await expect.element(field('ZIP code')).not.toHaveAttribute('aria-invalid');
  });

  it('shows, checks and sends what people paste as it is written', async () => {
    const sent: unknown[] = [];
    show(<Ask onSent={(values) => void sent.push(values)} />);
    await userEvent.fill(field('E-mail'), 'buyer@agency.example.gov');
    await userEvent.fill(field('ZIP code'), '204 05');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('ZIP code')).toHaveValue('20405');
    await expect.poll(() => sent).toEqual([{ email: 'buyer@agency.example.gov', zip: '20405', note: '' }]);
  });
});

it('what was typed into a page of the server, before the page is alive, stays and is sent', async () => {
  const sent: unknown[] = [];
  const content = <Ask fields={fields.slice(0, 1)} onSent={(values) => void sent.push(values)} />;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(content);
  await userEvent.fill(field('E-mail'), 'buyer@agency.example.gov');
  shown = { root: hydrateRoot(host, content), host };
  await soon();
  await expect.element(field('E-mail')).toHaveValue('buyer@agency.example.gov');
  await press('Send');
  await expect.poll(() => sent).toEqual([{ email: 'buyer@agency.example.gov' }]);
});

describe('what was typed and not sent', () => {
  const { forms } = browserCapabilities(window);

  it('is kept by the engine and comes back into the fields; a card is not', async () => {
    const card: Field<'number'> = { name: 'number', serverName: 'newCard.number', label: 'Card number', rule: null, input: { autoComplete: 'cc-number' } };
    const asked = [...fields, card];
    show(<Ask fields={asked} />);
    await fillWell();
    await userEvent.fill(field('Card number'), '1234');
    const kept = forms.typed();
    expect(kept.map(({ value }) => value)).toEqual(['buyer@agency.example.gov', '20405']);
    close();

    const sent: unknown[] = [];
    show(<Ask fields={asked} onSent={(values) => void sent.push(values)} />);
    forms.fill(kept, () => {})();
    await press('Send');
    await expect.poll(() => sent).toEqual([{ email: 'buyer@agency.example.gov', zip: '20405', note: '', number: '' }]);
  });

  it('is not kept of a form that is good for one time', async () => {
    function Once() {
      const form = useForm({ fields: fields.slice(0, 1), answer: nothing, errors: nothing.errors, onSend: () => {} });
      return <Form form={form} aria-label="Once" isDrafted={false}><TextField {...form.input('email')} /></Form>;
    }
    show(<Once />);
    await userEvent.fill(field('E-mail'), 'buyer@agency.example.gov');
    expect(forms.typed()).toEqual([]);
  });
});

describe('a send that fails', () => {
  it('by the rules leads to the summary, whose links lead to the fields', async () => {
    show(<Ask />);
    await press('Send');
    await expect.element(page.getByRole('alert', { name: 'Error: 2 entries need your attention' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: badZip }));
    await expect.element(field('ZIP code')).toHaveFocus();
    await press('Send');
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  it('by the server has its message at the field of that name and in the summary with the focus', async () => {
    show(<Ask answers={[[taken]]} />);
    await fillWell();
    await press('Send');
    await expect.element(page.getByRole('alert', { name: 'Error: 1 entry needs your attention' })).toHaveFocus();
    await expect.element(field('E-mail')).toHaveAccessibleDescription(messageOf(taken.message));
    await userEvent.click(page.getByRole('link', { name: taken.message }));
    await expect.element(field('E-mail')).toHaveFocus();
  });

  it('by the server shows what is about no field of the form too', async () => {
    show(<Ask answers={[[{ field: 'somethingNew', message: 'Registration is closed today.' }]]} />);
    await fillWell();
    await press('Send');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await expect.element(page.getByRole('alert').getByText('Registration is closed today.')).toBeVisible();
  });
});

describe('a message of the server', () => {
  it('stays while fields get and lose the focus, and goes when its own field is changed', async () => {
    show(<Ask answers={[[taken, { field: 'zip', message: 'Nothing is delivered there.' }]]} />);
    await fillWell();
    await press('Send');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    for (const name of ['E-mail', 'ZIP code', 'Note']) {
      await userEvent.click(field(name));
      await userEvent.tab();
    }
    await expect.element(field('E-mail')).toHaveAccessibleDescription(messageOf(taken.message));
    await userEvent.fill(field('ZIP code'), '20406');
    await userEvent.tab();
    await expect.element(field('ZIP code')).not.toHaveAttribute('aria-invalid');
    await expect.element(field('E-mail')).toHaveAccessibleDescription(messageOf(taken.message));
  });

  it('stays where it was while another field is wrong by its rule', async () => {
    show(<Ask first={[taken]} />);
    await userEvent.fill(field('ZIP code'), '2');
    await userEvent.fill(field('Note'), 'x');
    await expect.element(page.getByRole('alert', { name: /2 entries/ })).toBeVisible();
    await userEvent.tab();
    await expect.element(field('E-mail')).toHaveAccessibleDescription(messageOf(taken.message));
  });

  it('does not hold back another try, and counts anew when it comes again', async () => {
    const sent: unknown[] = [];
    show(<Ask answers={[[taken], [taken]]} onSent={(values) => void sent.push(values)} />);
    await fillWell();
    await press('Send');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await press('Send');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    expect(sent).toHaveLength(2);
  });
});

describe('a form with one field', () => {
  const one = fields.slice(0, 1);

  it('has no summary: the field at fault gets the focus', async () => {
    show(<Ask fields={one} answers={[[{ field: 'anything', message: taken.message }]]} />);
    await press('Send');
    await expect.element(field('E-mail')).toHaveFocus();
    await expect.element(field('E-mail')).toHaveAccessibleDescription(messageOf(badEmail));
    await userEvent.fill(field('E-mail'), 'buyer@agency.example.gov');
    await press('Send');
    await expect.element(field('E-mail')).toHaveAccessibleDescription(messageOf(taken.message));
    await expect.element(field('E-mail')).toHaveFocus();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('may be left empty without a word', async () => {
    show(<Ask fields={one} />);
    await userEvent.click(field('E-mail'));
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
    await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid');
  });
});

it('nothing is sent twice at a time', async () => {
  let sent = 0;
  let finish = () => {};
  show(<Ask fields={fields.slice(0, 1)} onSent={() => { sent += 1; return new Promise<void>((resolve) => { finish = resolve; }); }} />);
  await userEvent.fill(field('E-mail'), 'buyer@agency.example.gov');
  const form = page.getByRole('form').element() as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await expect.poll(() => sent).toBe(1);
  form.requestSubmit();
  await soon();
  expect(sent).toBe(1);
  finish();
  await expect.poll(() => { form.requestSubmit(); return sent; }).toBe(2);
});

describe('while a pointer is pressed', () => {
  const button = () => page.getByRole('button', { name: 'Another way' }).element() as HTMLElement;
  const begin = (target: HTMLElement) => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    target.focus();
  };

  /** The pointer alone, as a hand moves it; places are those of this page, which is a frame of the tests' own. */
  const pointer = (type: 'mousePressed' | 'mouseReleased', { x, y }: { x: number; y: number }) => {
    const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return (cdp() as unknown as { send(method: string, input: object): Promise<unknown> })
      .send('Input.dispatchMouseEvent', { type, x: frame.x + x, y: frame.y + y, button: 'left', clickCount: 1 });
  };

  it('the button stays under it, and its click counts: a corrected form is sent with one press', async () => {
    const sent: unknown[] = [];
    show(<Ask onSent={(values) => void sent.push(values)} />);
    await press('Send');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await userEvent.fill(field('E-mail'), 'buyer@agency.example.gov');
    await userEvent.fill(field('ZIP code'), '20405');
    const { x, y, height } = page.getByRole('button', { name: 'Send' }).element().getBoundingClientRect();
    const edge = { x: x + 5, y: y + height - 2 };
    await pointer('mousePressed', edge);
    await soon();
    await pointer('mouseReleased', edge);
    await expect.poll(() => sent).toHaveLength(1);
  });

  it('no message comes that would move the button; it is there when the press is over', async () => {
    show(<Ask />);
    await userEvent.fill(field('ZIP code'), '2040');
    const { top } = button().getBoundingClientRect();
    begin(button());
    await soon();
    expect(button().getBoundingClientRect().top).toBe(top);
    button().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.element(field('ZIP code')).toHaveAccessibleDescription(messageOf(badZip));
    expect(button().getBoundingClientRect().top).toBeGreaterThan(top);
  });

  it('no message goes that would move the button', async () => {
    show(<Ask />);
    await press('Send');
    await userEvent.fill(field('ZIP code'), '20405');
    await userEvent.fill(field('E-mail'), 'buyer@agency.example.gov');
    const { top } = button().getBoundingClientRect();
    begin(button());
    await soon();
    expect(button().getBoundingClientRect().top).toBe(top);
    button().click();
    await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid');
    expect(button().getBoundingClientRect().top).toBeLessThan(top);
  });
});

