import { useModals, useNavigation, usePresentation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, Stack, Text } from '@quartermaster/ui';
import { ModalPlace } from '../shell/index.ts';
import { parkedCount } from './item-count.ts';

/** Asked before a parked cart is removed (specification, section 2: DeleteConfirm). */
export default function RemoveParkedCart({ attributes: { parkedCart } }: ScreenProps<'/parkcart/removecart', 'DeleteConfirm'>) {
  const { send, open, href } = useNavigation();
  const modals = useModals();
  const isModal = usePresentation() === 'modal';

  function remove(): void {
    modals.close();
    void send('/parkcart/change_parkcart', { payload: { remove: parkedCart.parkedCartId } });
  }

  return (
    <>
      <ModalPlace trail={[{ label: 'My Parked Carts', href: href('/parkcart/my_parkcart') }]} />
      <Stack gap="md">
        <Text as="p">“{parkedCart.name}” with {parkedCount(parkedCart)} is removed from your parked carts. This cannot be undone. Your cart and your orders stay as they are.</Text>
        <Actions>
          <Button look="danger" onClick={remove}>Remove it</Button>
          <Button onClick={() => (isModal ? modals.close() : open('/parkcart/my_parkcart'))}>Keep it</Button>
        </Actions>
      </Stack>
    </>
  );
}
