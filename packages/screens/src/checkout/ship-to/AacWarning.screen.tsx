import type { AacWarning as Attributes } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Link, Stack, Text } from '@quartermaster/ui';
import { useCheckoutPaths } from '../../orders/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';

const title = 'Check the activity';

type Words = readonly [title: string, text: string];

const words: Readonly<Record<Attributes['reason'], Words>> = {
  closed: ['This activity is closed', 'The activity address directory lists it as closed, so nothing can be shipped there. Choose where your order goes.'],
  noAddress: ['This activity has no address', 'The activity address directory has no address of it, so nothing can be shipped there. Choose where your order goes, or ask the activity to complete its entry.'],
  otherAgency: ['This activity is of another agency', 'Your order may go there. It is billed as you choose, and not by where it goes. If that is what you want, confirm it: you are not asked about this activity again.'],
};

/** The goods would reach the break-bulk point, and go no farther. */
const ofConsignee = (reason: Attributes['reason'], point: string): Words =>
  reason === 'noAddress'
    ? ['The ultimate consignee has no address', `The activity address directory has no address of it, so the break-bulk point ${point} could not send your order on. Ask the activity to complete its entry, name another consignee, or choose another address.`]
    : ['The ultimate consignee is closed', `The activity address directory lists it as closed, so the break-bulk point ${point} could not send your order on. Find out which activity took its place and name that one as the consignee, or choose another address. Nothing of your order is lost meanwhile.`];

/** The activity that an order goes to is asked about: closed, without an address, or of another agency (specification, section 2, Checkout). */
export default function AacWarning({ attributes: { reason, addressId, aac, activity, order, breakbulk, contact } }: { attributes: Attributes }) {
  const { href } = useNavigation();
  const { selectShipping, editShipping } = useCheckoutPaths();
  const { ask, isPending, failure } = useCheckoutCall(true);
  const [heading, text] = breakbulk === undefined ? words[reason] : ofConsignee(reason, `${breakbulk.aac}, ${breakbulk.activity},`);
  const canConfirm = reason === 'otherAgency';
  const confirm = () => (order === undefined ? ask(selectShipping, { addressId, isConfirmed: true }) : ask(editShipping, { groupId: order.groupId, addressId, isConfirmed: true }));
  const others = order === undefined ? href('/profile/address_book', { from: 'checkout' }) : href('/cart/edit_shipping_get', { groupId: order.groupId });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]} />
        {failure !== null && <Alert tone="error" isLive>{failure.message}</Alert>}
        <Card>
          <Stack gap="md">
            <Text as="p">Activity address code (AAC) <Text isCode>{aac}</Text>, {activity}{order !== undefined && <>, to which {order.vendor} delivers</>}</Text>
            <Alert tone="warning" title={heading}>{text}</Alert>
            {!canConfirm && <WhomToAsk contact={contact} />}
            <Actions>
              {breakbulk !== undefined && <ButtonLink look="primary" href={href('/checkout/select_consigneeaac', { breakbulk: breakbulk.aac, ...(order !== undefined && { groupId: order.groupId }) })}>Name another consignee</ButtonLink>}
              {canConfirm && <Button look="primary" isPending={isPending} pendingLabel="Confirming" onClick={() => void confirm()}>Ship to this activity</Button>}
              <ButtonLink look={canConfirm || breakbulk !== undefined ? 'secondary' : 'primary'} href={others}>Choose another address</ButtonLink>
              <ButtonLink look="plain" href={href('/checkout/checkout_review')}>Back to the review</ButtonLink>
            </Actions>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}

/** Who knows what became of the activity: its contact in the directory, or else the buyer's own supply office. */
function WhomToAsk({ contact }: Pick<Attributes, 'contact'>) {
  if (contact === undefined) return <Text as="p">Whom to ask: your supply office. The directory names no contact of this activity.</Text>;
  const { name, phone, email } = contact;
  return (
    <Text as="p">
      Whom to ask: {[name, phone].filter((each) => each !== '').join(', ')}{email !== '' && <>{name !== '' || phone !== '' ? ', ' : ''}<Link href={`mailto:${email}`}>{email}</Link></>}, the contact of the activity in the directory.
    </Text>
  );
}
