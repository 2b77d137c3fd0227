import { useNavigation } from '@quartermaster/core';
import type { CartChanges } from '@quartermaster/screens/parts';
import { ButtonLink, Stack, Text } from '@quartermaster/ui';
import type { MouseEvent } from 'react';

/** The way from the cart to requisitions, beside that to checkout. It stays on the cart while a quantity that was typed is not one of the cart. */
export function RequisitionItems({ changes: { hasWhatWasTyped } }: { changes: CartChanges }) {
  const { href, open, stay } = useNavigation();
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isHere = stay();
    void hasWhatWasTyped().then((isSo) => { if (isSo && isHere()) open('/checkout/requisition'); });
  };
  return (
    <Stack gap="xxs">
      <ButtonLink size="lg" isWhole href={href('/checkout/requisition')} onClick={lead}>Requisition these items</ButtonLink>
      <Text as="p" size="sm" tone="muted">By activity and fund, in place of a card.</Text>
    </Stack>
  );
}
