import { css } from '@emotion/react';
import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, Card, Grid, Inline, media, Select, Stack, TextField, token } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { orderStatuses, statusWords } from '../../orders/index.ts';
import { filterOf, isFiltered, queryOf, spanProblem, type OrderFilter } from './order-filter.ts';

const dense = css({ gap: token('space.md'), [media.phone]: { gap: token('space.sm'), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });

export interface OrderFiltersProps {
  vendors: AttributesOf<'/orderhistory/my_orders', 'Success'>['vendors'];
  query: URLSearchParams;
}

/** Filters by status, vendor and date; they are in the address bar, and Back undoes them. */
export function OrderFilters({ vendors, query }: OrderFiltersProps) {
  const { open } = useNavigation();
  const lastDayId = useId();
  const shown = filterOf(query);
  const shownText = JSON.stringify(shown);
  const [state, setState] = useState({ shownText, filter: shown, problem: undefined as string | undefined });
  // Another list has come, by Back too: the fields say what it is filtered by.
  if (state.shownText !== shownText) setState({ shownText, filter: shown, problem: undefined });
  const { filter, problem } = state;
  const change = (part: Partial<OrderFilter>) => setState({ ...state, filter: { ...filter, ...part }, problem: undefined });
  const show = (next: Record<string, string>) => open('/orderhistory/my_orders', { query: next, scroll: 'keep' });

  function apply(event: SubmitEvent) {
    event.preventDefault();
    const found = spanProblem(filter);
    setState({ ...state, problem: found });
    if (found === undefined) show(queryOf(filter));
    else document.getElementById(lastDayId)?.focus();
  }

  return (
    <Card>
      <form method="dialog" noValidate onSubmit={apply} aria-label="Filter orders">
        <Stack gap="sm">
          <Grid layout="four" css={dense}>
            <Select
              label="Status"
              value={filter.status}
              onChange={(event) => change({ status: event.currentTarget.value })}
              options={[{ value: '', label: 'Any status' }, ...orderStatuses.map((status) => ({ value: status, label: statusWords[status] }))]}
            />
            <Select
              label="Vendor"
              value={filter.vendor}
              onChange={(event) => change({ vendor: event.currentTarget.value })}
              options={[{ value: '', label: 'Any vendor' }, ...vendors.map(({ id, name }) => ({ value: id, label: name }))]}
            />
            <TextField label="Placed from" type="date" value={filter.from} onChange={(event) => change({ from: event.currentTarget.value })} />
            <TextField id={lastDayId} label="Placed to" type="date" value={filter.to} error={problem} onChange={(event) => change({ to: event.currentTarget.value })} />
          </Grid>
          <Inline gap="xs">
            <Button type="submit" icon="filter">Apply filters</Button>
            {isFiltered(shown) && <Button look="plain" onClick={() => show({})}>Clear filters</Button>}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
