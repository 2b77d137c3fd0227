import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** Asked when the cart still holds something (specification, section 2: AdvantageConfirmLogOff). */
export default function ConfirmLogOff({ attributes: { lineCount } }: ScreenProps<'/login/sign_out', 'AdvantageConfirmLogOff'>) {
  const { href, open } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState
        icon="cart"
        level={1}
        title="Sign out?"
        actions={
          <>
            <Button look="primary" onClick={() => open('/login/sign_out', { query: { confirmLogout: 'true' }, replace: true })}>Sign out</Button>
            <ButtonLink href={href('/cart/shopping_cart')}>Back to the cart</ButtonLink>
          </>
        }
      >
        Your cart holds {lineCount === 1 ? 'one item, which is' : `${lineCount} items, which are`} kept for the next time you sign in.
      </EmptyState>
    </Container>
  );
}
