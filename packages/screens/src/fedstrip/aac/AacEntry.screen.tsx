import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Heading, Stack, Table, Text, TextField } from '@quartermaster/ui';
import { AacPasswordLink } from '../../addresses/index.ts';
import { Form, useForm, type Field } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { aacEntryRule } from './aac-entry-rule.ts';

const fields: readonly Field<'activity'>[] = [{
  name: 'activity', label: 'AAC or DoDAAC', rule: aacEntryRule, normalized: (typed) => typed.trim().toUpperCase(),
  input: { maxLength: 6, width: 'short', autoCapitalize: 'characters', autoComplete: 'off', hint: 'Six letters or digits, of an activity of your agency.' },
}];

interface AacEntryProps extends Pick<ScreenProps<'/fedstrip/fedstrip_init', 'AACEntry'>, 'attributes'> {
  /** The activities are rows of a table, and the page is as wide as its frame. */
  isTable?: boolean;
}

/** AAC Entry (specification, section 2, FEDSTRIP): who requisitions. */
export default function AacEntry({ attributes, isTable = false }: AacEntryProps) {
  const { send, href } = useNavigation();
  const { form: { values, errors }, activities, current, lineCount } = attributes;
  const begin = (activity: string) => send(current === null ? '/fedstrip/fedstrip_aacentry' : '/fedstrip/fedstrip_newaac', { payload: { activity } });
  const form = useForm({ fields, values, answer: attributes, errors, onSend: ({ activity }) => begin(activity) });
  return (
    <Container {...(!isTable && { width: 'narrow' as const })}>
      <Stack gap="md">
        <PageHeader title="AAC Entry" trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]}>
          <Text as="p">Requisitions are numbered for an activity, and billed to it or by its fund. {lineCount > 0 && `The ${lineCount === 1 ? 'line' : `${lineCount} lines`} that you have typed for ${current ?? ''} stay, and go to the activity that you enter.`}</Text>
        </PageHeader>
        <Card>
          <Form form={form} aria-label="AAC Entry">
            <Stack gap="md">
              <TextField {...form.input('activity')} />
              <AacPasswordLink from="requisitions" />
              <Actions>
                <Button type="submit" look="primary">{current === null ? 'Go on to the items' : 'Use this activity'}</Button>
                {current !== null && <ButtonLink href={href('/fedstrip/fedstrip_init')}>Keep {current}</ButtonLink>}
              </Actions>
            </Stack>
          </Form>
        </Card>
        {activities.length > 0 && (
          <Stack gap="xs">
            <Heading level={2} size="md">Activities of your agency</Heading>
            {isTable
              ? (
                <Table
                  caption="Activities of your agency" isCaptionHidden items={activities} keyOf={({ aac }) => aac}
                  columns={[
                    { id: 'aac', header: 'AAC or DoDAAC', isRowHeader: true, cell: ({ aac }) => aac },
                    { id: 'name', header: 'Activity', cell: ({ name }) => name },
                    { id: 'use', header: 'Use', isHeaderHidden: true, cell: ({ aac }) => <Button size="sm" onClick={() => void begin(aac)} aria-label={`Use ${aac}`}>Use</Button> },
                  ]}
                />
              )
              : (
                <Stack gap="xs" as="ul">
                  {activities.map(({ aac, name }) => <li key={aac}><Button onClick={() => void begin(aac)}>{aac}, {name}</Button></li>)}
                </Stack>
              )}
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
