import type { Cart } from '@quartermaster/contracts';
import { useConfirm } from '@quartermaster/core';
import { Alert, Button } from '@quartermaster/ui';
import type { CartChanges } from '../changes/use-cart-changes.ts';

/** Takes everything out of the cart. It cannot be undone, so it is asked first, in the way of the store. */
export function EmptyCartButton({ cart, changes }: { cart: Cart; changes: CartChanges }) {
  const confirm = useConfirm();
  const what = cart.lineCount === 1 ? 'The item is' : `All ${cart.lineCount} items are`;
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Empty the cart?',
      body: `${what} taken out of your cart. This cannot be undone.`,
      confirmLabel: 'Empty the cart',
      cancelLabel: cart.lineCount === 1 ? 'Keep the item' : 'Keep the items',
      danger: true,
    });
    if (isSure) await changes.empty();
  };
  return (
    <>
      <Button look="plain" isWhole isPending={changes.isEmptying} pendingLabel="Emptying the cart" onClick={() => void ask()}>Empty the cart</Button>
      {changes.emptyingProblem !== undefined && <Alert tone="error" isLive>{changes.emptyingProblem}</Alert>}
    </>
  );
}
