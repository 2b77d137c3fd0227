import type { Approval } from '@quartermaster/contracts';
import { useConfirm, useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink } from '@quartermaster/ui';
import { useApprovalCall } from '../use-approval-call.ts';

/** What a buyer may do with their own cart. */
export function OwnActions({ approval: { requestId, status, may } }: { approval: Approval }) {
  const { change, isPending } = useApprovalCall();
  const { href } = useNavigation();
  const confirm = useConfirm();

  async function withdraw(): Promise<void> {
    const isSure = await confirm({ title: 'Withdraw this cart?', body: 'No approver can authorize it any more. You can put its items back into your cart.', confirmLabel: 'Withdraw it', cancelLabel: 'Keep it', danger: true });
    if (isSure) await change('/cart/afc_cart_change', { withdraw: requestId });
  }

  return (
    <Actions>
      {may.putBack && <Button look="primary" icon="cart" isPending={isPending} pendingLabel="Filling your cart" onClick={() => void change('/cart/afc_cart_change', { putBack: requestId })}>Put the items back into your cart</Button>}
      {status !== 'waiting' && <ButtonLink href={href('/cart/shopping_cart')}>Go to the cart</ButtonLink>}
      {may.remind && <Button isPending={isPending} pendingLabel="Sending" onClick={() => void change('/cart/afc_cart_change', { remind: requestId })}>Remind the approvers</Button>}
      {may.withdraw && <Button look="plain" isDisabled={isPending} onClick={() => void withdraw()}>Withdraw the cart</Button>}
    </Actions>
  );
}
