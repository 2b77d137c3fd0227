import { css } from '@emotion/react';
import { Button, ButtonLink, Card, EmptyState, media, Pagination, Select, Stack, Table, Text, TextField, token, type Column, type SelectOption } from '@quartermaster/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { counted } from './words.ts';

const bar = css({
  display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token('space.sm'),
  '& > div:first-of-type': { flex: '1 1 16rem', maxWidth: '32rem' },
  [media.phone]: { '& > *': { flex: '1 1 100%' } },
});

const noStates: readonly SelectOption[] = [];

export interface ListProps<Item> {
  caption: string;
  noun: readonly [one: string, many: string];
  searchLabel: string;
  /** None: the list has no states to choose from. */
  states?: readonly SelectOption[];
  filter: { readonly q: string; readonly state: string; readonly page: number };
  onSearch: (next: { q: string; state: string }) => void;
  hrefFor: (page: number) => string;
  found: { readonly total: number; readonly pageCount: number; readonly items: readonly Item[] };
  columns: readonly Column<Item>[];
  keyOf: (item: Item) => string;
  empty: ReactNode;
}

/** A list that is searched: the words and the state, what was found, its pages. */
export function List<Item>({ caption, noun, searchLabel, states = noStates, filter, onSearch, hrefFor, found, columns, keyOf, empty }: ListProps<Item>) {
  const [q, setQ] = useState(filter.q);
  const [state, setState] = useState(filter.state);
  const [shown, setShown] = useState({ q: filter.q, state: filter.state });
  // Back, a link or the menu leads to another list: what was typed for the one before gives way.
  if (shown.q !== filter.q || shown.state !== filter.state) {
    setShown({ q: filter.q, state: filter.state });
    setQ(filter.q);
    setState(filter.state);
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSearch({ q: q.trim(), state });
  };
  // The last of a page was decided or removed, or the address is an old one: there may be others before it.
  const isBeyond = found.items.length === 0 && filter.page > 1;
  return (
    <Stack gap="md">
      <form css={bar} role="search" onSubmit={submit}>
        <TextField label={searchLabel} type="search" value={q} maxLength={200} onChange={(event) => setQ(event.target.value)} />
        {states.length > 0 && <Select label="State" value={state} options={states} onChange={(event) => setState(event.target.value)} />}
        <Button type="submit" look="primary" icon="search">Search</Button>
      </form>
      <Text as="p" tone="muted" role="status">{isBeyond ? `Page ${filter.page}` : counted(found.total, ...noun)}</Text>
      {found.items.length > 0 && <Card look="flush"><Table caption={caption} isCaptionHidden columns={columns} items={found.items} keyOf={keyOf} onPhone="cards" /></Card>}
      {isBeyond && <EmptyState icon="search" title="Nothing on this page" actions={<ButtonLink href={hrefFor(1)}>First page</ButtonLink>}>The list does not go so far any more.</EmptyState>}
      {found.items.length === 0 && !isBeyond && <EmptyState icon="search" title={`No ${noun[1]}`}>{empty}</EmptyState>}
      <Pagination page={filter.page} pageCount={found.pageCount} hrefFor={hrefFor} />
    </Stack>
  );
}
