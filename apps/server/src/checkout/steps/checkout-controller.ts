import { countryName, countryOf } from '@quartermaster/contracts';
import { implement, redirect, respond, serviceAt, type Implementation } from '../../wire/index.ts';
import { passwordOfOrder } from '../aac-passwords/ask-for-password.ts';
import { showBook } from '../address/select-shipping.ts';
import { buyerOf, toolsOf } from '../checkout-tools.ts';
import { showPayments } from '../payment/select-payment.ts';
import { reviewNow } from '../review/choose.ts';
import { deliveryOptionsOf } from '../review/delivery-options.ts';
import { readReview, type ReviewReading } from '../review/read-review.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { nextStep, type Step } from './next-step.ts';
import { readFacts } from './read-facts.ts';

const stepOf: Readonly<Record<'EditProfile' | 'AACWarning' | 'SelectShipping' | 'DeliveryOptions' | 'SelectPayment', Step>> = { EditProfile: 'profile', AACWarning: 'aacWarning', SelectShipping: 'destination', DeliveryOptions: 'delivery', SelectPayment: 'payment' };

/** Shows the step of checkout that is next (specification, section 2, Checkout). */
export function checkoutController(strategies: CheckoutStrategies): Implementation {
  return implement(serviceAt('/checkout/checkout_controller'), async ({ step }, context) => {
    const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
    const reading = await readReview(context.database, buyer, tools);
    const facts = await readFacts(context.database, buyer, reading);
    switch (nextStep(facts, step && stepOf[step])) {
      case 'email':
        return redirect('/profile/verify_email');
      case 'profile':
        return respond('EditProfile', await strategies.memberInformation.show(context));
      case 'aacWarning':
        // It is asked for by its address where there is nothing to ask.
        return reading.aacWarnings[0] === undefined ? reviewNow(tools, buyer) : respond('AACWarning', reading.aacWarnings[0]);
      case 'aacPassword':
        return passwordOfOrder(reading.problems) ?? reviewNow(tools, buyer);
      case 'dodaac':
        return respond('SelectDodAAC', { aac: '', errors: [] });
      case 'newActivity':
        return respond('NewAAC', { aac: '', errors: [] });
      case 'activity':
        return respond('AacShipping', { aac: '', errors: [] });
      case 'destination':
        return showBook(tools, buyer, null);
      case 'forwarder':
        return showBook(tools, buyer, notShippedThere(reading));
      case 'delivery':
        return respond('DeliveryOptions', deliveryOptionsOf(reading.review, buyer, tools.clock.now()));
      case 'payment':
        return showPayments(tools, buyer);
      case 'authorization':
        return redirect('/profile/request_authorization');
      case 'cart':
      case 'review':
        return reviewNow(tools, buyer);
    }
  });
}

const notShippedThere = ({ review: { shipTo } }: ReviewReading): string | null =>
  shipTo === null ? null : `Not everything in your cart is shipped to ${countryName(countryOf(shipTo))}. Choose an address in the United States, at an APO, FPO or DPO, or of a freight forwarder.`;
