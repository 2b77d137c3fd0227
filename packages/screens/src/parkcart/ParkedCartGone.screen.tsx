import { useModals, useNavigation } from '@quartermaster/core';
import { Alert, ButtonLink, Stack } from '@quartermaster/ui';
import { ModalPlace } from '../shell/index.ts';

/** The cart was removed between the list and the look at it, or its address is another buyer's. */
export default function ParkedCartGone() {
  const { href } = useNavigation();
  const modals = useModals();
  return (
    <>
      <ModalPlace trail={[{ label: 'My Parked Carts', href: href('/parkcart/my_parkcart') }]} />
      <Stack gap="md">
        <Alert tone="warning" title="Not among your parked carts">It may have been removed in another window, or its days are over. The list shows what is there now.</Alert>
        <ButtonLink href={href('/parkcart/my_parkcart')} isWhole onClick={() => modals.close()}>Go to your parked carts</ButtonLink>
      </Stack>
    </>
  );
}
