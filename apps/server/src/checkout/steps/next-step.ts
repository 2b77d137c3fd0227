/** A step of checkout. `review` is the last one, and the page that all others lead back to. */
export type Step = 'cart' | 'email' | 'newActivity' | 'activity' | 'destination' | 'forwarder' | 'delivery' | 'payment' | 'review';

/** What decides about the next step. */
export interface StepFacts {
  readonly cart: {
    readonly lines: number;
    /** Lines that are not delivered to the chosen address. */
    readonly notDelivered: number;
    /** Purchase orders that are to be delivered by a day that is over. */
    readonly datesOver: number;
  };
  readonly buyer: {
    /** Their e-mail address was never confirmed, or mail to it came back. */
    readonly isEmailUnconfirmed: boolean;
    /** In a store of Global Supply goods go to activities, which have an AAC/DoDAAC. */
    readonly isSuppliedByActivity: boolean;
    /** Addresses in their book; counted only while none is chosen. */
    readonly addresses: number;
  };
  readonly choices: {
    /** `incomplete`: it was kept before an address had to have all that it needs today. */
    readonly shipTo: 'none' | 'incomplete' | 'domestic' | 'overseas';
    readonly payment: 'none' | 'unusable' | 'card' | 'aac';
  };
}

const isFirstDestination = ({ buyer, choices }: StepFacts): boolean => choices.shipTo === 'none' && buyer.addresses === 0;

/** Every step in its order, with the facts that ask for it. */
const steps: readonly (readonly [step: Step, isNeeded: (facts: StepFacts) => boolean])[] = [
  ['cart', ({ cart }) => cart.lines === 0],
  ['email', ({ buyer }) => buyer.isEmailUnconfirmed],
  ['newActivity', (facts) => facts.buyer.isSuppliedByActivity && isFirstDestination(facts)],
  // An activity that pays has an address in the directory: that is asked for before one is typed.
  ['activity', (facts) => facts.choices.payment === 'aac' && isFirstDestination(facts)],
  ['destination', ({ choices }) => choices.shipTo === 'none' || choices.shipTo === 'incomplete'],
  ['forwarder', ({ cart, choices }) => choices.shipTo === 'overseas' && cart.notDelivered > 0],
  ['delivery', ({ cart }) => cart.datesOver > 0],
  ['payment', ({ choices }) => choices.payment === 'none' || choices.payment === 'unusable'],
  ['review', () => true],
];

const placeOf = (wanted: Step): number => steps.findIndex(([step]) => step === wanted);

/**
 * The next step of checkout: the first one that is needed. A step that is asked for is given where nothing before it is missing, also when its
 * choice is made already; otherwise what is missing comes first.
 */
export function nextStep(facts: StepFacts, wanted: Step = 'review'): Step {
  const [first] = steps.find(([, isNeeded]) => isNeeded(facts)) ?? ['review' as const];
  return placeOf(wanted) < placeOf(first) && first !== 'cart' ? wanted : first;
}
