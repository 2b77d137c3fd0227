import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { aacField } from '../addresses/index.ts';
import { Form, useForm } from '../forms/index.ts';
import { PageHeader } from '../shell/index.ts';
import { backTo, cameFrom } from './came-from.ts';

const fields = [aacField('Six letters and digits.')];

/** For which activity a buyer wants a password (specification, section 2, AAC password). */
export default function PasswordRequest({ attributes, query }: Pick<ScreenProps<'/aacassignment/aac_password_request', 'Initial'>, 'attributes' | 'query'>) {
  const { open, href } = useNavigation();
  const from = cameFrom(query);
  const form = useForm({
    fields, values: { aac: attributes.aac }, answer: attributes, errors: attributes.errors,
    onSend: async ({ aac }) => { open('/aacassignment/aac_password_request', { query: { aac, ...(from !== null && { from }) } }); },
  });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="AAC Password Request">
          <Text as="p">Some activities are used with an AAC password alone: for orders that go to them, or that they pay. You choose a password of your own, and a supervisor of the activity approves it.</Text>
        </PageHeader>
        <Card>
          <Form form={form} aria-label="AAC Password Request">
            <Stack gap="md">
              <TextField {...form.input('aac')} />
              <Actions>
                <Button type="submit" look="primary">Go on</Button>
                {from !== null && <ButtonLink look="plain" href={href(backTo[from][0])}>{backTo[from][1]}</ButtonLink>}
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
