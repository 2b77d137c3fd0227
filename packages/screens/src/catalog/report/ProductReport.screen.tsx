import { longestProductReport, productReportRules, productReportSubjects } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, Select, Stack, Text, TextArea } from '@quartermaster/ui';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';
import { useProductHref } from '../../products/index.ts';
import { ModalPlace } from '../../shell/index.ts';

const fields: readonly Field<'subject' | 'vendorId' | 'text'>[] = [
  { name: 'subject', label: 'What is wrong', rule: productReportRules.subject },
  { name: 'vendorId', label: 'Whose offer', rule: productReportRules.vendorId, input: { hint: 'The vendor is told, too, and may answer. It does not learn who you are.' } },
  { name: 'text', label: 'In your words', rule: productReportRules.text, input: { hint: 'What is shown, and what is right. No card numbers.', maxLength: longestProductReport } },
];
const subjects = [{ value: '', label: 'Choose' }, ...Object.entries(productReportSubjects).map(([value, label]) => ({ value, label }))];

/** What is wrong with a product (specification, section 2: Please tell us about the issue). */
export default function ProductReport({ attributes }: Pick<ScreenProps<'/catalog/product_detail_report', 'Initial'>, 'attributes'>) {
  const { product, vendors, values, errors, email } = attributes;
  const { send } = useNavigation();
  const hrefOf = useProductHref();
  const form = useForm({ fields, values, answer: attributes, errors, onSend: (typed) => send('/catalog/product_detail_report_submit', { payload: { ...typed, productId: product.productId } }) });
  const choices = [{ value: '', label: 'No vendor in particular' }, ...vendors.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <>
      <ModalPlace trail={[{ label: product.name, href: hrefOf(product.productId) }]} />
      <Form form={form} aria-label="Report about a product">
        <Stack gap="md">
          <Text as="p"><Text isBold>{product.name}</Text>, part <Text isCode>{product.partNumber}</Text></Text>
          <FormErrors form={form} level={3} />
          <Select {...form.input('subject')} options={subjects} />
          {vendors.length > 0 && <Select {...form.input('vendorId')} isRequired={false} options={choices} />}
          <TextArea {...form.input('text')} rows={5} />
          <Text as="p" size="sm" tone="muted">
            {email === null ? 'No address of yours is confirmed, so you read the answer on the page “Reports about products”.' : `The answer is mailed to ${email}, and is on the page “Reports about products”.`}
          </Text>
          <Actions><Button type="submit" look="primary">Send the report</Button></Actions>
        </Stack>
      </Form>
    </>
  );
}
