import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Inline, TextField } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import { Form, useForm, type Field } from '../../forms/index.ts';
import { fromCheckout, type BookPath } from './address-book-links.ts';

const fields: readonly Field<'q'>[] = [{ name: 'q', label: 'Find an address', rule: null, input: { hint: 'Name, city, ZIP code or AAC', autoComplete: 'off', maxLength: 200 } }];
const noErrors: readonly never[] = [];

/** Looks for addresses by words. They are in the address bar, and Back brings those before. */
export function AddressSearch({ attributes, book }: { attributes: AttributesOf<'/profile/address_book', 'Initial'>; book: BookPath }) {
  const { open, href } = useNavigation();
  const { q, isForCheckout } = attributes;
  const look = (words: string) => open(book, { query: { ...(words.trim() !== '' && { q: words.trim() }), ...fromCheckout(isForCheckout) }, scroll: 'keep' });
  const shown = useRef(q);
  /** What the field was given or has sent last. */
  const given = useRef(q);
  const form = useForm({
    fields, values: { q }, answer: attributes, errors: noErrors,
    onSend(typed) {
      given.current = typed.q;
      look(typed.q);
    },
  });
  const { replace } = form;
  // Other words have come, by Back too. The field keeps what was typed meanwhile, and at first what was typed before this ran.
  useEffect(() => {
    if (shown.current === q) return;
    shown.current = q;
    replace('q', given.current, q);
    given.current = q;
  }, [q, replace]);
  return (
    <Form form={form} isDrafted={false} role="search" aria-label="Find an address">
      <Inline gap="xs" align="end">
        <TextField {...form.input('q')} />
        <Button type="submit" icon="search">Search</Button>
        {q !== '' && <ButtonLink look="plain" href={href(book, fromCheckout(isForCheckout))}>Show all addresses</ButtonLink>}
      </Inline>
    </Form>
  );
}
