import { fundRule } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Stack, Table, Text, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';
import { shownStockNumber } from '../../requisitions/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { aacEntryRule } from '../aac/aac-entry-rule.ts';

const capitals = (typed: string): string => typed.trim().toUpperCase();
const fields: readonly Field<'activity' | 'fundCode'>[] = [
  { name: 'activity', label: 'AAC or DoDAAC', rule: aacEntryRule, normalized: capitals, input: { maxLength: 6, width: 'short', autoCapitalize: 'characters', autoComplete: 'off', hint: 'Six letters or digits, of an activity of your agency.' } },
  { name: 'fundCode', label: 'Fund code', rule: fundRule, normalized: capitals, input: { maxLength: 2, width: 'short', autoCapitalize: 'characters', autoComplete: 'off', hint: 'Two letters or digits. It says that funds are available.' } },
];

/** Requisition Appropriation Data (specification, section 2, Checkout): the cart is ordered by activity and fund. */
export default function CartRequisition({ attributes }: Pick<ScreenProps<'/checkout/requisition', 'Initial'>, 'attributes'>) {
  const { send, href } = useNavigation();
  const { form: { values, errors }, lines, staying, unsent } = attributes;
  const form = useForm({ fields, values, answer: attributes, errors, onSend: (typed) => send('/checkout/requisition_submit', { payload: typed }) });
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Requisition Appropriation Data" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]}>
          <Text as="p" tone="muted">Each item becomes a requisition. The source of supply chooses the vendor and bills the fund; the price may be another one than in the cart.</Text>
        </PageHeader>
        {unsent > 0 && <Alert tone="info">{unsent === 1 ? 'One line that you have typed is' : `${unsent} lines that you have typed are`} not sent yet. These go behind {unsent === 1 ? 'it' : 'them'}.</Alert>}
        {staying.length > 0 && <Alert tone="warning">Services are not requisitioned, and stay in the cart: {staying.join(', ')}.</Alert>}
        <Card>
          <Form form={form} aria-label="Requisition Appropriation Data">
            <Stack gap="md">
              <FormErrors form={form} />
              {fields.map(({ name }) => <TextField key={name} {...form.input(name)} />)}
              <Actions>
                <Button type="submit" look="primary">Move {lines.length === 1 ? 'the item' : `${lines.length} items`} to requisitions, and verify</Button>
                <ButtonLink href={href('/cart/shopping_cart')}>Back to the cart</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
        <Table
          caption="Items" isCaptionHidden items={lines} keyOf={({ cartKey }) => cartKey}
          columns={[
            { id: 'stock', header: 'NSN or part number', isRowHeader: true, cell: ({ stockNumber }) => shownStockNumber(stockNumber) },
            { id: 'item', header: 'Item', cell: ({ name }) => name },
            { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unitOfIssue }) => `${quantity.toLocaleString('en-US')} ${unitOfIssue}`.trim() },
          ]}
        />
      </Stack>
    </Container>
  );
}
