import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { SignOutQuestion } from './SignOutQuestion.tsx';

/** Asked when the cart still holds something (specification, section 2: AdvantageConfirmLogOff). */
export default function ConfirmLogOff({ attributes: { lineCount } }: ScreenProps<'/login/sign_out', 'AdvantageConfirmLogOff'>) {
  const { href } = useNavigation();
  return (
    <SignOutQuestion icon="cart" stay={{ label: 'Back to the cart', href: href('/cart/shopping_cart') }}>
      Your cart holds {lineCount === 1 ? 'one item, which is' : `${lineCount} items, which are`} kept for the next time you sign in.
    </SignOutQuestion>
  );
}
