import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, Grid, Select, Stack, TextField } from '@quartermaster/ui';
import type { SubmitEvent } from 'react';
import { orderStatuses, statusWords } from '../order-status.ts';

export interface OrderFiltersProps {
  vendors: AttributesOf<'/orderhistory/my_orders', 'Success'>['vendors'];
  query: URLSearchParams;
}

/** Filters by status, vendor and date; they stand in the address bar. */
export function OrderFilters({ vendors, query }: OrderFiltersProps) {
  const { open } = useNavigation();

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string' && value !== '');
    open('/orderhistory/my_orders', { query: Object.fromEntries(filled) as Record<string, string>, scroll: 'keep' });
  }

  return (
    <form onSubmit={apply} aria-label="Filter orders" key={query.toString()}>
      <Stack gap="sm">
        <Grid layout="four">
          <Select
            label="Status"
            name="status"
            defaultValue={query.get('status') ?? ''}
            options={[{ value: '', label: 'Any status' }, ...orderStatuses.map((status) => ({ value: status, label: statusWords[status] }))]}
          />
          <Select
            label="Vendor"
            name="vendor"
            defaultValue={query.get('vendor') ?? ''}
            options={[{ value: '', label: 'Any vendor' }, ...vendors.map(({ id, name }) => ({ value: id, label: name }))]}
          />
          <TextField label="Placed from" type="date" name="from" defaultValue={query.get('from') ?? ''} />
          <TextField label="Placed to" type="date" name="to" defaultValue={query.get('to') ?? ''} />
        </Grid>
        <div><Button type="submit" icon="filter">Apply filters</Button></div>
      </Stack>
    </form>
  );
}
