import type { AddressForm, AddressFormKind } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Link, Stack, Text } from '@quartermaster/ui';
import { AddressFields, SuggestedAddress, useAddressEntry } from '../../addresses/index.ts';
import { Form, FormErrors } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { addressBookTrail, fromCheckout, isFromCheckout, type BookPath } from './address-book-links.ts';
import { useSavedAddress } from './use-saved-address.ts';

export interface AddressFormPageProps {
  attributes: AddressForm;
  query: URLSearchParams;
  book: BookPath;
}

const newTitles: Readonly<Record<AddressFormKind, string>> = {
  street: 'New Address',
  military: 'New Military or Diplomatic Address',
  overseas: 'New Overseas Address',
  forwarder: 'New Freight Forwarder Address',
};

/** An address of the address book: a new one, one that is changed, or an old one that lacks something. Each form begins anew. */
export function AddressFormPage(props: AddressFormPageProps) {
  const { kind, addressId } = props.attributes;
  return <FormPage key={`${kind} ${addressId ?? ''}`} {...props} />;
}

function FormPage({ attributes, query, book }: AddressFormPageProps) {
  const { href } = useNavigation();
  const isForCheckout = isFromCheckout(query);
  const { shown, save, isPending } = useSavedAddress(attributes, { book, isForCheckout });
  const { kind, addressId, version, errors, suggestion } = shown;
  const lacksSomething = shown === attributes && addressId !== null && errors.length > 0;
  const entry = useAddressEntry({ asked: shown, isPending, onSend: (address, isConfirmed) => save({ save: { kind, addressId, version, address, isConfirmed } }) });
  const title = addressId === null ? newTitles[kind] : `Change ${attributes.values.addressName || 'the Address'}`;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={title} trail={addressBookTrail(href, book, isForCheckout)} />
        {lacksSomething && <Alert tone="warning" title="Something is missing">This address was kept before an address had to have all that is asked for here. Fill in what is missing, and save it.</Alert>}
        <KindWords kind={kind} book={book} isForCheckout={isForCheckout} />
        <Card>
          <Form form={entry.form} aria-label={title}>
            <Stack gap="md">
              <FormErrors form={entry.form} />
              <AddressFields form={entry.form} asked={shown} />
              {suggestion !== null && <SuggestedAddress suggestion={suggestion} entry={entry} isPending={isPending} />}
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">{isForCheckout ? 'Save and ship to this address' : 'Save the address'}</Button>
                <ButtonLink look="plain" href={href(book, fromCheckout(isForCheckout))}>Cancel</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}

/** What to know before such an address is used. */
function KindWords({ kind, book, isForCheckout }: { kind: AddressFormKind; book: BookPath; isForCheckout: boolean }) {
  const { href } = useNavigation();
  const from = fromCheckout(isForCheckout);
  switch (kind) {
    case 'street':
      return null;
    case 'military':
      return <Text as="p">An APO, FPO or DPO is domestic mail. For an address in another country, use the <Link href={href('/profile/overseas_address', from)}>form for overseas addresses</Link>.</Text>;
    case 'overseas':
      return (
        <Text as="p">
          Not every vendor ships overseas: the checkout tells you what is not shipped there. An <Link href={href('/profile/overseas_address', { show: 'Military', ...from })}>APO, FPO or DPO</Link> or
          a <Link href={href('/profile/freight_forwarder_address', from)}>freight forwarder</Link> in the United States can be reached by all who deliver to its ZIP code. For Puerto Rico, Guam and other territories, use the <Link href={href(book, { show: 'Create', ...from })}>form for the United States</Link>.
        </Text>
      );
    case 'forwarder':
      return <Text as="p">Vendors deliver to the freight forwarder in the United States, and see on the purchase order where the goods go from there.</Text>;
  }
}
