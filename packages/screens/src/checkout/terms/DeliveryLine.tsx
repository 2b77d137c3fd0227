import { termsInWords, type GroupTerms } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Text, VisuallyHidden } from '@quartermaster/ui';

/** How one order is delivered and billed, with the way to choose it. */
export function DeliveryLine({ terms, number }: { terms: GroupTerms; number: number }) {
  const { href } = useNavigation();
  const said = termsInWords(terms).map(({ words }) => `${words}.`);
  const isStandard = terms.deliverBy === null && terms.speed === undefined;
  return (
    <Text as="p" size="sm">
      {[...(isStandard ? ['Standard delivery.'] : []), ...said].join(' ')}{' '}
      <Link href={href('/checkout/checkout_controller', { step: 'DeliveryOptions' })}>Delivery options<VisuallyHidden> of order {number}</VisuallyHidden></Link>
    </Text>
  );
}
