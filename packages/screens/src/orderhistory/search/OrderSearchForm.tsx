import { css } from '@emotion/react';
import { orderOutlookWords, type AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, Card, Grid, Inline, Select, Stack, TextField, token } from '@quartermaster/ui';
import { Form, FormErrors, useSearchForm } from '../../forms/index.ts';
import { orderStatuses, statusWords } from '../../orders/index.ts';
import { criterionFields, queryOf } from './order-criteria.ts';

const dense = css({ gap: token('space.md') });
const statuses = [{ value: '', label: 'Any status' }, ...Object.entries(orderOutlookWords).map(([value, label]) => ({ value, label })), ...orderStatuses.map((status) => ({ value: status, label: statusWords[status] }))];

/** What to look for. It is in the address bar, and Back brings the search before. */
export function OrderSearchForm({ attributes }: { attributes: AttributesOf<'/orderhistory/order_search', 'Success'> }) {
  const { criteria, errors, vendors } = attributes;
  const { open } = useNavigation();
  const show = (query: Record<string, string>) => open('/orderhistory/order_search', { query, scroll: 'keep' });
  const form = useSearchForm({ fields: criterionFields, values: criteria, answer: attributes, errors, onSend: (typed) => show(queryOf(typed)) });
  const vendorChoices = [{ value: '', label: 'Any vendor' }, ...vendors.map(({ id, name }) => ({ value: id, label: name }))];

  return (
    <Card>
      <Form form={form} isDrafted={false} aria-label="Search orders">
        <Stack gap="sm">
          <FormErrors form={form} />
          <Grid layout="three" css={dense}>
            {criterionFields.map(({ name }) => {
              if (name === 'vendor') return <Select key={name} {...form.input(name)} options={vendorChoices} />;
              if (name === 'status') return <Select key={name} {...form.input(name)} options={statuses} />;
              return <TextField key={name} {...form.input(name)} />;
            })}
          </Grid>
          <Inline gap="xs">
            <Button type="submit" look="primary" icon="search">Search orders</Button>
            {Object.keys(queryOf(criteria)).length > 0 && <Button look="plain" onClick={() => show({})}>Clear the search</Button>}
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
