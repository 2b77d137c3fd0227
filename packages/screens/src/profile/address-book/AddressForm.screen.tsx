import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Stack } from '@quartermaster/ui';
import { AddressFields, addressFields } from '../../addresses/index.ts';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { addressBookTrail } from './address-book-trail.ts';
import { useSavedAddress } from './use-saved-address.ts';

/** A street address of the address book: a new one, one that is changed, or an old one that lacks something. */
export default function AddressForm({ attributes }: ScreenProps<'/profile/address_book', 'Create' | 'LegacyAddress'>) {
  const { href } = useNavigation();
  const { shown, save, isPending } = useSavedAddress(attributes);
  const { addressId, version, values, errors, states } = shown;
  const lacksSomething = shown === attributes && addressId !== null && errors.length > 0;
  const form = useForm({
    fields: addressFields,
    values,
    answer: shown,
    errors,
    isPending,
    onSend: (address) => save({ save: { addressId, version, address } }),
  });
  const title = addressId === null ? 'New Address' : `Change ${attributes.values.addressName || 'the Address'}`;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={title} trail={addressBookTrail(href)} />
        {lacksSomething && <Alert tone="warning" title="Something is missing">This address was kept before an address had to have all that is asked for here. Fill in what is missing, and save it.</Alert>}
        <Card>
          <Form form={form} aria-label={title}>
            <Stack gap="md">
              <FormErrors form={form} />
              <AddressFields form={form} states={states} />
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">Save the address</Button>
                <ButtonLink look="plain" href={href('/profile/address_book')}>Cancel</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
