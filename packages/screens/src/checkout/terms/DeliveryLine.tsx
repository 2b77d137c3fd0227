import { termsInWords, type GroupTerms } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Text, VisuallyHidden } from '@quartermaster/ui';
import { fasterDelivery } from './delivery-choice.ts';

/** How one order is delivered and billed, with the way to choose it. */
export function DeliveryLine({ terms, number }: { terms: GroupTerms; number: number }) {
  const { href } = useNavigation();
  const billing = termsInWords(terms).flatMap(({ name, words }) => (name === 'Billing' ? [`${words}.`] : []));
  const isStandard = terms.deliverBy === null && terms.speed === undefined;
  const delivery = terms.speed === 'faster' ? [`${fasterDelivery.label}. ${fasterDelivery.hint}`] : isStandard ? ['Standard delivery.'] : [];
  return (
    <Text as="p" size="sm">
      {[...delivery, ...billing, ...(terms.parts === undefined ? [] : ['The same for each address.'])].join(' ')}{' '}
      <Link href={href('/checkout/checkout_controller', { step: 'DeliveryOptions' })}>Delivery options<VisuallyHidden> of order {number}</VisuallyHidden></Link>
    </Text>
  );
}
