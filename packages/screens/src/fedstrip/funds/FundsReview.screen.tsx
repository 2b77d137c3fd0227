import { appropriationRule, dollarsRule, formatMoney, type RequisitionReview } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, DefinitionList, Stack, Text, TextArea, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';
import { shownStockNumber } from '../../requisitions/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';
import { unpricedWords } from '../parts/unpriced-words.ts';
import { VerifiedLines } from '../verify/VerifiedLines.tsx';
import { countOf } from './request-words.ts';

const appropriation: Field = { name: 'appropriation', label: 'Appropriation data', rule: appropriationRule, input: { maxLength: 80, width: 'medium', hint: 'For example 999-2026/2027-9999-000.' } };
const note: Field = { name: 'note', label: 'Note to the approver', rule: null, input: { maxLength: 500 } };

const priceName = (key: string): string => `price-${key}`;

/** A line of which the buyer says the price that they expect. */
const priceField = ({ key, number, stockNumber, unitOfIssue }: RequisitionReview['lines'][number]): Field => ({
  name: priceName(key), serverName: `prices.${key}`, label: `Price of one ${unitOfIssue || 'unit'} of line ${number}, ${shownStockNumber(stockNumber)}`, input: { inputMode: 'decimal', maxLength: 16, width: 'short', autoComplete: 'off', hint: 'In dollars.' },
  rule: (typed) => (typed.trim() === '' ? 'Budgets and limits count the line by the price that you expect: enter it in dollars.' : dollarsRule(typed)),
});

function leadOf({ need: { cause, payer, limit, approvers } }: RequisitionReview): string {
  const why = cause === 'funds' ? `${payer} is under funds control.` : `Requisitions above ${limit === null ? 'a limit' : formatMoney(limit)} need an approver of ${payer}.`;
  return approvers === 0 ? `${why} No one but you is listed who could authorize these: write to the help desk.` : `${why} Nothing is sent yet. ${approvers === 1 ? 'Its approver gets' : `Its ${approvers} approvers get`} a mail, and one of them authorizes or returns them.`;
}

/** Funds Control Cart Review (specification, section 2, FEDSTRIP): what an approver is to know of requisitions. */
export default function FundsReview({ attributes }: { attributes: RequisitionReview }) {
  const { send, href } = useNavigation();
  const { activity, need: { cause, approvers }, fundCode, lines, total, unpriced, form: { values: { prices, ...values }, errors }, version, sendKey } = attributes;
  const unpricedLines = lines.filter(({ price, isPriceSaid }) => price === null || isPriceSaid);
  const said = new Map(prices.map(({ key, price }) => [key, price]));
  const fields: readonly Field[] = [...(cause === 'funds' ? [appropriation] : []), note, ...unpricedLines.map((line) => priceField(line))];
  const form = useForm({
    fields, values: { ...values, ...Object.fromEntries(unpricedLines.map(({ key }) => [priceName(key), said.get(key) ?? ''])) }, answer: attributes, errors,
    onSend: ({ appropriation: data = '', note: words = '', ...typed }) =>
      send('/fedstrip/process_Order', { replace: true, payload: { version, sendKey, funds: { appropriation: data, note: words, prices: unpricedLines.map(({ key }) => ({ key, price: typed[priceName(key)] ?? '' })) } } }),
  });
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Funds Control Cart Review" trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }, { label: 'Verify', href: href('/fedstrip/fedstrip_shopping_cart') }]}>
          <ActivityLine activity={activity} />
          <Text as="p" tone="muted">{leadOf(attributes)}</Text>
        </PageHeader>
        <Card as="section" aria-label="Send for authorization">
          <Form form={form} aria-label="Send for authorization">
            <Stack gap="md">
              <FormErrors form={form} />
              <Text as="p">{countOf(lines.length)}, fund code {fundCode === '' ? 'blank' : fundCode}.</Text>
              {cause === 'funds' && <TextField {...form.input('appropriation')} />}
              <TextArea {...form.input('note')} />
              {unpricedLines.length > 0 && <Text as="p">The catalog knows no price of {unpricedLines.length === 1 ? 'one line' : `${unpricedLines.length} lines`}. Budgets and limits count by the price that you expect.</Text>}
              {unpricedLines.map(({ key }) => <TextField key={key} {...form.input(priceName(key))} />)}
              <Actions>
                <Button type="submit" look="primary" isDisabled={approvers === 0}>Ask to authorize {countOf(lines.length)}</Button>
                <ButtonLink href={href('/fedstrip/fedstrip_shopping_cart')}>Back to the Verify page</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
        <VerifiedLines lines={lines} />
        <DefinitionList look="sums" entries={[{ term: unpricedWords(unpriced), details: formatMoney(total), isStrong: true }]} />
      </Stack>
    </Container>
  );
}
