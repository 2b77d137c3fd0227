import { formatMoney, type FundsData } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { CartContent } from '../CartContent.tsx';
import { FundsForm } from './FundsForm.tsx';

function leadOf({ cause, payer, limit, approvers, answerDays, changing }: FundsData): string {
  if (changing !== null) return `${cause === 'funds' ? 'Change what is charged, or lower quantities' : 'Lower quantities'}; up to what the buyer sent, they can be raised again. 0 takes an item out for good. The cart waits for authorization still, and its buyer gets a mail.`;
  const why = cause === 'funds' ? `${payer} is under funds control.` : `Orders above ${limit === null ? 'a limit' : formatMoney(limit)} need an approver of ${payer}.`;
  if (approvers === 0) return `${why} No one but you is listed who could authorize this cart: write to the help desk.`;
  return `${why} Nothing is ordered yet. Send this cart to ${approvers === 1 ? 'its approver' : `its ${approvers} approvers`}: one of them authorizes, changes or returns it within ${answerDays} days.`;
}

/** The review of a cart that an approver decides about, with the data of its fund. */
export default function FundsEntry({ attributes }: { attributes: FundsData }) {
  const { href } = useNavigation();
  const { groups, terms, totals, shipTo, payment, changing } = attributes;
  const trail = changing === null ? [{ label: 'Checkout Review', href: href('/checkout/checkout_review') }] : [{ label: 'Funds Control', href: href('/cart/afc_queue') }];
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Funds Control Cart Review" trail={trail}><Text as="p" tone="muted">{leadOf(attributes)}</Text></PageHeader>
        {/* Another cart has an empty form. */}
        <FundsForm key={changing?.request ?? 'sending'} data={attributes} />
        <CartContent {...{ groups, terms, totals, shipTo, payment }} />
      </Stack>
    </Container>
  );
}
