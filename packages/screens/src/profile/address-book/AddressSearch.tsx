import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Inline, TextField } from '@quartermaster/ui';
import { Form, useSearchForm, type Field } from '../../forms/index.ts';
import { fromCheckout, type BookPath } from './address-book-links.ts';

const fields: readonly Field<'q'>[] = [{ name: 'q', label: 'Find an address', rule: null, input: { hint: 'Name, city, ZIP code or AAC', autoComplete: 'off', maxLength: 200 } }];
const noErrors: readonly never[] = [];

/** Looks for addresses by words. They are in the address bar, and Back brings those before. */
export function AddressSearch({ attributes, book }: { attributes: AttributesOf<'/profile/address_book', 'Initial'>; book: BookPath }) {
  const { open, href } = useNavigation();
  const { q, isForCheckout } = attributes;
  const look = (words: string) => open(book, { query: { ...(words.trim() !== '' && { q: words.trim() }), ...fromCheckout(isForCheckout) }, scroll: 'keep' });
  const form = useSearchForm({ fields, values: { q }, answer: attributes, errors: noErrors, onSend: (typed) => look(typed.q) });
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
