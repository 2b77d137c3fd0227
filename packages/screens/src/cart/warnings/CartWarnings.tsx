import type { CheckoutProblem, ServicePath } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, Link } from '@quartermaster/ui';

const step = (name: string) => ({ path: '/checkout/checkout_controller', parameters: { step: name } }) as const;

/** Where a warning is mended, if that is not the cart. */
const mendedAt: Partial<Record<CheckoutProblem['block'], { readonly path: ServicePath; readonly parameters?: Readonly<Record<string, string>>; readonly words: string }>> = {
  authorization: { path: '/profile/request_authorization', words: 'Ask for an authorization' },
  email: { path: '/profile/verify_email', words: 'Confirm an address' },
  profile: { ...step('EditProfile'), words: 'Complete your profile' },
  aac: { ...step('AACWarning'), words: 'Check the activity' },
  shipTo: { ...step('SelectShipping'), words: 'Choose where to ship' },
  delivery: { ...step('DeliveryOptions'), words: 'Choose another day' },
  payment: { ...step('SelectPayment'), words: 'Choose how to pay' },
};

function mendOf({ code, block: of, groupId, aac }: CheckoutProblem) {
  // It is about a line, and mended where the line goes.
  const block = code === 'NOT_DELIVERED_THERE' ? 'shipTo' : of;
  if (block === 'aacPassword') return { path: '/aacassignment/aac_password_entry', parameters: { aac: aac ?? '', from: 'checkout' }, words: 'Enter the AAC password' } as const;
  return block === 'shipTo' && groupId !== undefined ? ({ path: '/cart/edit_shipping_get', parameters: { groupId }, words: 'Choose where it goes' } as const) : mendedAt[block];
}

/** What will stop the order, said before checkout: by the server, as the review and submit would say it. */
export function CartWarnings({ warnings }: { warnings: readonly CheckoutProblem[] }) {
  const { href } = useNavigation();
  return warnings.map((warning) => {
    const { code, message } = warning;
    const mended = mendOf(warning);
    return (
      <Alert key={`${code} ${message}`} tone="warning">
        {message}
        {mended !== undefined && <> <Link href={href(mended.path, mended.parameters)}>{mended.words}</Link></>}
      </Alert>
    );
  });
}
