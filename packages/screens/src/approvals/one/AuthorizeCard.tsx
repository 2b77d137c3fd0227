import { formatMoney, type Approval } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Heading, Stack, Text } from '@quartermaster/ui';
import { useApprovalCall } from '../use-approval-call.ts';

/** An approver authorizes what they see, or goes to change it. */
export function AuthorizeCard({ approval: { requestId, cause, reviewed, cart, amount, may } }: { approval: Approval }) {
  const { change, isPending } = useApprovalCall();
  const { href } = useNavigation();
  const total = formatMoney(cart?.totals.total ?? amount);
  return (
    <Card as="section" aria-label="Authorize">
      <Stack gap="sm">
        <Heading level={2} size="md">Authorize</Heading>
        <Text as="p">{may.authorize ? 'The cart is ordered at once, in the name of its buyer.' : 'You cannot authorize this cart as it is: change it, return it, or leave it to another approver.'}</Text>
        <Actions>
          {may.authorize && <Button look="primary" isPending={isPending} pendingLabel="Placing the order" onClick={() => void change('/cart/authorize_funds', { request: requestId, authorize: { reviewed } })}>Authorize the order for {total}</Button>}
          {may.change && <ButtonLink href={href('/cart/afc_cart', { request: requestId, change: 'yes' })}>{cause === 'funds' ? 'Change fund or quantities' : 'Change quantities'}</ButtonLink>}
        </Actions>
      </Stack>
    </Card>
  );
}
