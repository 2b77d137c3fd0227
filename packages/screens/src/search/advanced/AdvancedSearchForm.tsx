import { css } from '@emotion/react';
import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, Card, Grid, Heading, Inline, media, Select, Stack, TextField, token } from '@quartermaster/ui';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { choicesOf } from './choices.ts';
import { criterionGroups, queryOf, type FormKind } from './criterion-fields.ts';
import { NameField } from './NameField.tsx';

const dense = css({ gap: token('space.md') });
// From and to are read beside each other, so an odd field before them has its line alone.
const alone = css({ gridColumn: '1 / -1', [media.phoneUp]: { width: `calc(50% - ${token('space.md')} / 2)` } });

export interface AdvancedSearchFormProps {
  kind: FormKind;
  attributes: AttributesOf<'/search/advanced', 'ProductForm'>;
}

/** What to look for, field by field. Sent, it leads to the results; what is wrong comes back to its field. */
export function AdvancedSearchForm({ kind, attributes }: AdvancedSearchFormProps) {
  const { criteria, errors, categories, indicators, units } = attributes;
  const { open } = useNavigation();
  const groups = criterionGroups[kind];
  const fields = groups.flatMap((group) => group.fields);
  const form = useForm({ fields, values: criteria, answer: attributes, errors, onSend: (typed) => open('/search/advanced', { query: { ...queryOf(kind, { ...criteria, ...typed }), go: '1' } }) });
  const choices: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
    category: choicesOf(criteria.category, categories.map(({ id, name }) => ({ value: id, label: name }))),
    indicator: choicesOf(criteria.indicator, indicators.map(({ code, label }) => ({ value: code, label }))),
    unit: choicesOf(criteria.unit, units.map(({ code, label }) => ({ value: code, label: `${label} (${code})` }))),
  };
  return (
    <Card>
      <Form form={form} isDrafted={false} aria-label={`Advanced search for ${kind}`}>
        <Stack gap="lg">
          <FormErrors form={form} />
          {groups.map((group) => (
            <Stack key={group.title} gap="sm">
              <Heading level={2} size="md">{group.title}</Heading>
              <Grid layout="two" css={dense}>
                {group.fields.map(({ name }) => {
                  if (name === 'manufacturer' || name === 'vendor') return <NameField key={name} name={name} kind={kind} form={form} />;
                  const options = choices[name];
                  if (options === undefined) return <TextField key={name} {...form.input(name)} />;
                  return <div key={name} css={name === 'category' ? alone : undefined}><Select {...form.input(name)} options={options} /></div>;
                })}
              </Grid>
            </Stack>
          ))}
          <Inline><Button type="submit" look="primary" icon="search">Search {kind}</Button></Inline>
        </Stack>
      </Form>
    </Card>
  );
}
