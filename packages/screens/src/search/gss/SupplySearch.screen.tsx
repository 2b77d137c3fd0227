import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Button, Card, Container, Grid, Inline, Select, Stack, Text, TextField } from '@quartermaster/ui';
import { EmptyCatalogue, KindSection, counted } from '../../browse/index.ts';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';

const fields: readonly Field<'q' | 'group'>[] = [
  { name: 'q', label: 'Stock number, part number or words', rule: null, input: { autoComplete: 'off', maxLength: 200, hint: 'Hyphens do not matter' } },
  { name: 'group', label: 'Supply group or class', rule: null },
];

/** Global Supply by stock number, group and class (specification, section 2: /search/gss_search). */
export default function SupplySearch({ attributes }: ScreenProps<'/search/gss_search', 'Success'>) {
  const { q, group, errors, groups, exampleNsn } = attributes;
  const { open } = useNavigation();
  const form = useForm({ fields, values: { q, group }, answer: attributes, errors, onSend: (typed) => open('/search/gss_search', { query: { q: typed.q.trim(), group: typed.group, go: '1' } }) });
  const choices = groups.flatMap(({ id, name, children }) => [{ value: id, label: `${id} ${name}` }, ...children.map((child) => ({ value: child.id, label: `${child.id} ${child.name}` }))]);
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="Global Supply search">
          <Text as="p" tone="muted">{`${counted(all, 'product', 'products')} by Federal supply group and class. A stock number leads to its item.`}</Text>
        </PageHeader>
        {groups.length === 0 ? <EmptyCatalogue /> : (
          <>
            <Card>
              <Form form={form} isDrafted={false} aria-label="Global Supply search">
                <Stack gap="md">
                  <FormErrors form={form} />
                  <Grid layout="two">
                    <TextField {...form.input('q')} {...(exampleNsn !== null && { hint: `For example ${exampleNsn}; hyphens do not matter` })} />
                    <Select {...form.input('group')} options={[{ value: '', label: 'Any' }, ...choices]} />
                  </Grid>
                  <Inline><Button type="submit" look="primary" icon="search">Search supplies</Button></Inline>
                </Stack>
              </Form>
            </Card>
            <KindSection kind="products" title="Federal supply groups" categories={groups} all={counted(all, 'product', 'products')} />
          </>
        )}
      </Stack>
    </Container>
  );
}
