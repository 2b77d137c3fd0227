import type { CheckoutProblem } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, Link } from '@quartermaster/ui';

/** Where a warning is mended, if that is not the cart. */
const mendedAt: Partial<Record<CheckoutProblem['block'], { readonly path: '/profile/request_authorization' | '/checkout/select_shipping' | '/checkout/select_payment'; readonly words: string }>> = {
  authorization: { path: '/profile/request_authorization', words: 'Ask for an authorization' },
  shipTo: { path: '/checkout/select_shipping', words: 'Choose where to ship' },
  payment: { path: '/checkout/select_payment', words: 'Choose how to pay' },
};

/** What will stop the order, said before checkout: by the server, as the review and submit would say it. */
export function CartWarnings({ warnings }: { warnings: readonly CheckoutProblem[] }) {
  const { href } = useNavigation();
  return warnings.map(({ code, block, message }) => {
    const mended = mendedAt[block];
    return (
      <Alert key={`${code} ${message}`} tone="warning">
        {message}
        {mended !== undefined && <> <Link href={href(mended.path)}>{mended.words}</Link></>}
      </Alert>
    );
  });
}
