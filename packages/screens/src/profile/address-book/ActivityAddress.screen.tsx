import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Stack, TextField } from '@quartermaster/ui';
import { aacField } from '../../addresses/index.ts';
import { Form, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { addressBookTrail } from './address-book-trail.ts';
import { useSavedAddress } from './use-saved-address.ts';

const fields = [aacField('Six letters and digits. Its address comes from the activity address directory, and follows it.')];

/** An activity of the directory for the address book. */
export default function ActivityAddress({ attributes }: ScreenProps<'/profile/address_book', 'NewAAC'>) {
  const { href } = useNavigation();
  const { shown, save, isPending } = useSavedAddress(attributes);
  const form = useForm({ fields, values: { aac: shown.aac }, answer: shown, errors: shown.errors, isPending, onSend: ({ aac }) => save({ aac }) });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="New Activity Address" trail={addressBookTrail(href)} />
        <Card>
          <Form form={form} aria-label="New activity address">
            <Stack gap="md">
              <TextField {...form.input('aac')} />
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Looking the address up">Add this activity</Button>
                <ButtonLink look="plain" href={href('/profile/address_book')}>Cancel</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
