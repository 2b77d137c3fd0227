import { Button, Inline, Stack, Text, TextField } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { Form, useForm, type Field } from '../../forms/index.ts';

const fields: readonly Field<'q'>[] = [{ name: 'q', label: 'Find an address', rule: null, input: { hint: 'Name, city, ZIP code or AAC', autoComplete: 'off', maxLength: 200 } }];
const noErrors: readonly never[] = [];

interface BookPagesProps {
  attributes: { readonly q: string; readonly total: number; readonly page: number; readonly pageSize: number };
  isPending: boolean;
  onSend: (view: { q?: string; page?: number }) => Promise<void>;
  children: ReactNode;
}

/** A page of the address book, with a search and the way to other pages where there are many addresses. */
export function BookPages({ attributes, isPending, onSend, children }: BookPagesProps) {
  const { q, total, page, pageSize } = attributes;
  const form = useForm({ fields, values: { q }, answer: attributes, errors: noErrors, isPending, onSend: (typed) => onSend({ q: typed.q }) });
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && q === '') return children;
  return (
    <Stack gap="sm">
      <Form form={form} isDrafted={false} role="search" aria-label="Find an address">
        <Inline gap="xs" align="end">
          <TextField {...form.input('q')} />
          <Button type="submit" icon="search" isPending={isPending} pendingLabel="Looking for it">Search</Button>
          {q !== '' && <Button look="plain" onClick={() => void onSend({})}>Show all addresses</Button>}
        </Inline>
      </Form>
      {children}
      {last > 1 && (
        <Inline gap="xs">
          <Button size="sm" isDisabled={page <= 1} onClick={() => void onSend({ q, page: page - 1 })}>Previous addresses</Button>
          <Text size="sm" role="status">Page {page} of {last}, {total.toLocaleString('en-US')} addresses</Text>
          <Button size="sm" isDisabled={page >= last} onClick={() => void onSend({ q, page: page + 1 })}>Next addresses</Button>
        </Inline>
      )}
    </Stack>
  );
}
