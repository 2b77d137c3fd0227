import { formatMoney, type ReductionStatus } from '@quartermaster/contracts';
import { useConfirm } from '@quartermaster/core';
import { Actions, Badge, Button, Card, DefinitionList, Heading, Inline, Stack, type BadgeProps } from '@quartermaster/ui';
import { calendarDay, orderDay } from '../../orders/index.ts';
import type { ReducePricePage } from './ReducePrice.screen.tsx';
import { useReducePrice } from './use-reduce-price.ts';

const statusWords: Readonly<Record<ReductionStatus, { text: string; look: NonNullable<BadgeProps['look']> }>> = {
  requested: { text: 'Waiting for an answer', look: 'warning' }, authorized: { text: 'Authorized', look: 'success' }, declined: { text: 'Declined', look: 'warning' }, withdrawn: { text: 'Given up', look: 'neutral' },
  expired: { text: 'Not answered in time', look: 'warning' }, ended: { text: 'Over', look: 'neutral' }, revoked: { text: 'Taken back', look: 'warning' }, used: { text: 'Used for an order', look: 'neutral' },
};

interface ReductionRequestProps {
  request: NonNullable<ReducePricePage['attributes']['request']>;
  cartKey: string;
  unit: string;
}

/** The newest request for a lower price, and what became of it. */
export function ReductionRequest({ request, cartKey, unit }: ReductionRequestProps) {
  const { send, isPending } = useReducePrice();
  const confirm = useConfirm();
  const { reductionId, status, quantity, asked, message, askedAt, answerBy, price, until, reason } = request;
  const words = statusWords[status];

  async function giveUp(): Promise<void> {
    const isSure = await confirm({
      title: status === 'requested' ? 'Withdraw this request?' : 'Give up this price?', body: status === 'requested' ? 'It cannot be authorized any more.' : 'You order at the price of the contract then, and can ask again.',
      confirmLabel: status === 'requested' ? 'Withdraw it' : 'Give it up', cancelLabel: 'Keep it', danger: true,
    });
    if (isSure) await send({ cartKey, withdraw: reductionId });
  }

  return (
    <Card as="section" aria-label="Your request">
      <Stack gap="sm">
        <Inline justify="between" align="center"><Heading level={2} size="md">Your request</Heading><Badge look={words.look}>{words.text}</Badge></Inline>
        <DefinitionList
          entries={[
            { term: 'Asked for', details: `${formatMoney(asked)} for one ${unit}, for ${quantity.toLocaleString('en-US')}, on ${orderDay(askedAt)}` },
            ...(message === '' ? [] : [{ term: 'Message', details: message }]),
            ...(status === 'requested' ? [{ term: 'Answer due', details: orderDay(answerBy) }] : []),
            ...(price === null || until === null ? [] : [{ term: 'Authorized', details: `${formatMoney(price)} until ${calendarDay(until)}, for one order of exactly ${quantity.toLocaleString('en-US')}` }]),
            ...(reason === null ? [] : [{ term: 'Reason', details: reason }]),
          ]}
        />
        {(status === 'requested' || status === 'authorized') && (
          <Actions><Button isPending={isPending} pendingLabel="Sending" onClick={() => void giveUp()}>{status === 'requested' ? 'Withdraw the request' : 'Give up this price'}</Button></Actions>
        )}
      </Stack>
    </Card>
  );
}
