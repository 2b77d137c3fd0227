import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';
import { phasedFields } from './phased-fields.ts';

/** Phased Requisition Entry (specification, section 2, FEDSTRIP): one item in deliveries over months. */
export default function PhasedEntry({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_phasedRequisitionEntry', 'Initial'>, 'attributes'>) {
  const { open, href } = useNavigation();
  const { activity, form: { values, errors } } = attributes;
  const form = useForm({ fields: phasedFields, values, answer: attributes, errors, onSend: (typed) => open('/fedstrip/fedstrip_phasedRequisitionEntry', { query: typed }) });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Phased Requisition Entry" trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }]}>
          <ActivityLine activity={activity} />
          <Text as="p" tone="muted">One item, needed over several months. Each delivery becomes a requisition with a document number and a delivery date of its own. You can change each of them on the next page.</Text>
        </PageHeader>
        <Card>
          <Form form={form} aria-label="Phased Requisition Entry">
            <Stack gap="md">
              <FormErrors form={form} />
              {phasedFields.map(({ name }) => <TextField key={name} {...form.input(name)} />)}
              <Actions>
                <Button type="submit" look="primary">Show the deliveries</Button>
                <ButtonLink href={href('/fedstrip/fedstrip_init')}>Back to the lines</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
