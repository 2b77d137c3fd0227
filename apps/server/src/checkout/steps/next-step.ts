/** A step of checkout. `review` is the last one, and the page that all others lead back to. */
export type Step = 'cart' | 'email' | 'profile' | 'aacWarning' | 'aacPassword' | 'newActivity' | 'dodaac' | 'activity' | 'destination' | 'forwarder' | 'delivery' | 'payment' | 'authorization' | 'review';

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
    /** Their profile lacks something that an order needs: a name, a phone number, or for whom they order. */
    readonly isProfileIncomplete: boolean;
    /** Their agency is of the Department of Defense, whose activities have DoDAACs. */
    readonly hasDodaacs: boolean;
    /** In a store of Global Supply goods go to activities, which have an AAC/DoDAAC. */
    readonly isSuppliedByActivity: boolean;
    /** A supervisor has to authorize the order, and has not: buyers of state and local governments. */
    readonly isUnauthorized: boolean;
    /** Addresses in their book; counted only while none is chosen. */
    readonly addresses: number;
  };
  readonly choices: {
    /** `incomplete`: it was kept before an address had to have all that it needs today. */
    readonly shipTo: 'none' | 'incomplete' | 'domestic' | 'overseas';
    /** An activity that the order, or a part of it, goes to is closed, has no address, or is of another agency and was not confirmed. */
    readonly isActivityDoubtful: boolean;
    /** Activities that the order goes to, or that pay for it, which the buyer has yet to open with their AAC password. */
    readonly closedActivities: number;
    readonly payment: 'none' | 'unusable' | 'card' | 'aac';
  };
}

const isFirstDestination = ({ buyer, choices }: StepFacts): boolean => choices.shipTo === 'none' && buyer.addresses === 0;

/** Every step in its order, with the facts that ask for it. */
const steps: readonly (readonly [step: Step, isNeeded: (facts: StepFacts) => boolean])[] = [
  ['cart', ({ cart }) => cart.lines === 0],
  ['email', ({ buyer }) => buyer.isEmailUnconfirmed],
  ['profile', ({ buyer }) => buyer.isProfileIncomplete],
  // Before the steps that ask for a destination: one that is closed is not there any more, and the buyer reads why.
  ['aacWarning', ({ choices }) => choices.isActivityDoubtful],
  // At once with the choice of an activity, and before the next choice: who has no password chooses otherwise.
  ['aacPassword', ({ choices }) => choices.closedActivities > 0],
  ['newActivity', (facts) => facts.buyer.isSuppliedByActivity && isFirstDestination(facts)],
  ['dodaac', (facts) => facts.buyer.hasDodaacs && isFirstDestination(facts)],
  // An activity that pays has an address in the directory: that is asked for before one is typed.
  ['activity', (facts) => facts.choices.payment === 'aac' && isFirstDestination(facts)],
  ['destination', ({ choices }) => choices.shipTo === 'none' || choices.shipTo === 'incomplete'],
  ['forwarder', ({ cart, choices }) => choices.shipTo === 'overseas' && cart.notDelivered > 0],
  ['delivery', ({ cart }) => cart.datesOver > 0],
  ['payment', ({ choices }) => choices.payment === 'none' || choices.payment === 'unusable'],
  // A supervisor may take days: everything else can be chosen meanwhile.
  ['authorization', ({ buyer }) => buyer.isUnauthorized],
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

/** Steps that end with another choice, too: a page on which it is made can be opened while they wait. */
const alsoEnded: Partial<Record<Step, readonly Step[]>> = {
  destination: ['aacWarning', 'aacPassword', 'newActivity', 'dodaac', 'activity'],
  payment: ['aacPassword'],
};

/** Whether the page of a step can be opened by its own address: nothing is missing before it, or what is missing is mended there as well. */
export function canOpen(facts: StepFacts, wanted: Step): boolean {
  const given = nextStep(facts, wanted);
  return given === wanted || (alsoEnded[wanted]?.includes(given) ?? false);
}
