import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { entryLimits } from '@quartermaster/contracts/requisition';
import { Actions, Alert, Button, ButtonLink, Card, Container, DefinitionList, Stack, Text, TextArea, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';
import { shownStockNumber } from '../../requisitions/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';

const fields: readonly Field<'remarks' | 'furtherAdviceCodes' | 'exportOption'>[] = [
  { name: 'remarks', label: 'Remarks', rule: null, input: { maxLength: entryLimits.remarks, hint: `What no column says, in plain letters, digits and signs. At most ${entryLimits.remarks} characters.` } },
  { name: 'furtherAdviceCodes', label: 'Further advice codes', rule: null, normalized: (typed) => typed.trim().toUpperCase(), input: { maxLength: entryLimits.furtherAdviceCodes, width: 'short', autoCapitalize: 'characters', autoComplete: 'off', hint: 'Besides the one of the line, with blanks between them.' } },
  { name: 'exportOption', label: 'Export option', rule: null, normalized: (typed) => typed.trim(), input: { maxLength: entryLimits.exportOption, autoComplete: 'off', hint: 'For a vehicle that is delivered outside of the 48 states: the option as the source of supply names it.' } },
];

/** Exception data of a line (specification, section 2, FEDSTRIP): remarks, further advice codes and the export option, which make it A0E, or A05 from overseas. */
export default function ExceptionEntry({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_exceptionEntry', 'Initial'>, 'attributes'>) {
  const { send, href } = useNavigation();
  const { activity, line, form: { values, errors }, revision, elsewhere, isSaved, gone } = attributes;
  const form = useForm({ fields, values, answer: attributes, errors, onSend: (typed) => send('/fedstrip/fedstrip_exceptionEntry_save', { payload: { line: line.key, revision, ...typed, ...(gone === 'removed' && { putBack: true as const }) } }) });
  const there = elsewhere === null ? '' : [elsewhere.remarks, elsewhere.furtherAdviceCodes, elsewhere.exportOption].filter((text) => text !== '').join('; ') || 'nothing';
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={gone === null ? `Exception data of line ${line.number}` : 'Exception data of a line that is gone'} trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }]}><ActivityLine activity={activity} /></PageHeader>
        {isSaved && <Alert tone="success" isLive>{Object.values(values).every((text) => text === '') ? 'The line has no exception data.' : 'The exception data are kept.'}</Alert>}
        {elsewhere !== null && <Alert tone="warning" isLive>They were changed in another window, and what you typed is not kept. There it is: {there}. Keep yours to overwrite that.</Alert>}
        {gone !== null && (
          <Alert tone="warning" isLive>
            {gone === 'removed' ? 'The line was removed in another window. What you typed is below: it is kept when you put the line back.' : 'The line was sent or given up in another window, and what you typed is not kept with it. It is below: copy what you need of it.'}
          </Alert>
        )}
        <Card>
          <DefinitionList
            entries={[
              { term: 'NSN or part number', details: shownStockNumber(line.stockNumber) || 'None' },
              ...(gone === null ? [{ term: 'Item', details: line.name || 'Bought on demand' }] : []),
              { term: 'Quantity', details: `${line.quantity || 'None'} ${line.unitOfIssue}` },
              { term: 'Advice code of the line', details: line.adviceCode || 'None' },
              ...(line.exportTo == null ? [] : [{ term: 'Delivery', details: `To ${line.exportTo}, outside of the 48 states: a vehicle needs an export option` }]),
            ]}
          />
        </Card>
        <Card>
          <Form form={form} aria-label="Exception data">
            <Stack gap="md">
              <Text as="p" size="sm" tone="muted">Requisitions with exception data are read by a person at the source of supply, which takes longer. Leave all fields empty for an ordinary one.</Text>
              <FormErrors form={form} />
              <TextArea {...form.input('remarks')} rows={5} />
              <TextField {...form.input('furtherAdviceCodes')} />
              <TextField {...form.input('exportOption')} />
              <Actions>
                {gone !== 'sent' && <Button type="submit" look="primary">{gone === null ? 'Keep the exception data' : 'Put the line back'}</Button>}
                <ButtonLink href={href('/fedstrip/fedstrip_init')}>Back to the lines</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
