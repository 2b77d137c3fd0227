import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Link, Stack, Text, TextField } from '@quartermaster/ui';
import { AacPasswordLink, aacField } from '../../addresses/index.ts';
import { Form, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { addressBookTrail, fromCheckout, isFromCheckout, type BookPath } from './address-book-links.ts';
import { useSavedAddress } from './use-saved-address.ts';

type Activity = AttributesOf<'/profile/address_book', 'NewAAC'>;

export interface ActivityAddressPageProps {
  attributes: Activity | AttributesOf<'/profile/dodaac_entry', 'Initial'>;
  query: URLSearchParams;
  book: BookPath;
}

const fields = [aacField('Six letters and digits. Its address comes from the activity address directory, and follows it.')];

/** An activity of the directory for the address book: one of the buyer’s agency, or any to ship to. */
export function ActivityAddressPage({ attributes, query, book }: ActivityAddressPageProps) {
  const { href } = useNavigation();
  const isForCheckout = isFromCheckout(query);
  const from = fromCheckout(isForCheckout);
  const isOwn = 'agencyCode' in attributes;
  const { shown, save, isPending } = useSavedAddress<Activity>(attributes, { book, isForCheckout });
  const form = useForm({ fields, values: { aac: shown.aac }, answer: shown, errors: shown.errors, isPending, onSend: ({ aac }) => save(isOwn ? { ownAac: aac } : { aac }) });
  const another = <Link href={href(book, { show: 'NewAAC', ...from })}>ship to an activity of another agency</Link>;
  const title = isOwn ? 'AAC or DoDAAC' : 'New Activity Address';
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={addressBookTrail(href, book, isForCheckout)}>
          {isOwn
            ? <Text as="p">The activity address code of an office of your agency. You may also {another}.</Text>
            : <Text as="p">Any active activity of the directory, also of another agency. Orders are billed to activities of your own agency alone.</Text>}
        </PageHeader>
        {isOwn && attributes.agencyCode === null ? (
          <Alert tone="info" title="Your account names no agency">
            So no activity belongs to it. You can still {another}. If your agency is missing, ask the <Link href={href('/information/comment_form')}>help desk</Link>.
          </Alert>
        ) : (
          <Card>
            <Form form={form} aria-label={title}>
              <Stack gap="md">
                <TextField {...form.input('aac')} />
                <AacPasswordLink from={isForCheckout ? 'checkout' : 'addresses'} />
                <Actions>
                  <Button type="submit" look="primary" isPending={isPending} pendingLabel="Looking the address up">{isForCheckout ? 'Ship to this activity' : 'Add this activity'}</Button>
                  <ButtonLink look="plain" href={href(book, from)}>Cancel</ButtonLink>
                </Actions>
              </Stack>
            </Form>
          </Card>
        )}
      </Stack>
    </Container>
  );
}
