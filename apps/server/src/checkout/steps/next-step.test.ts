import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canOpen, nextStep, type Step, type StepFacts } from './next-step.ts';

const ready: StepFacts = {
  cart: { lines: 2, notDelivered: 0, datesOver: 0 },
  buyer: { isEmailUnconfirmed: false, isProfileIncomplete: false, hasDodaacs: false, isSuppliedByActivity: false, isUnauthorized: false, addresses: 1 },
  choices: { shipTo: 'domestic', isActivityDoubtful: false, closedActivities: 0, payment: 'card' },
};

type Change = { [Part in keyof StepFacts]?: Partial<StepFacts[Part]> };

const factsOf = ({ cart, buyer, choices }: Change): StepFacts => ({
  cart: { ...ready.cart, ...cart }, buyer: { ...ready.buyer, ...buyer }, choices: { ...ready.choices, ...choices },
});

const noAddress = { buyer: { addresses: 0 }, choices: { shipTo: 'none' } } as const;

describe('the next step of checkout', () => {
  it.each<[string, Change, Step]>([
    ['nothing in the cart', { cart: { lines: 0 } }, 'cart'],
    ['nothing in the cart, and nothing chosen', { cart: { lines: 0 }, choices: { shipTo: 'none', payment: 'none' } }, 'cart'],
    ['an e-mail address that was never confirmed', { buyer: { isEmailUnconfirmed: true }, choices: { shipTo: 'none' } }, 'email'],
    ['a profile that lacks something', { buyer: { isProfileIncomplete: true }, choices: { payment: 'none' } }, 'profile'],
    ['a profile that lacks something, and all else is chosen', { buyer: { isProfileIncomplete: true } }, 'profile'],
    ['a profile that lacks something, and an e-mail address that was never confirmed', { buyer: { isProfileIncomplete: true, isEmailUnconfirmed: true } }, 'email'],
    ['a profile that lacks something, and a closed activity', { buyer: { isProfileIncomplete: true }, choices: { shipTo: 'none', isActivityDoubtful: true } }, 'profile'],
    ['a profile that lacks something, of a buyer without addresses in Global Supply', { buyer: { isProfileIncomplete: true, addresses: 0, isSuppliedByActivity: true }, choices: { shipTo: 'none' } }, 'profile'],
    ['a profile that lacks something, and nothing in the cart', { cart: { lines: 0 }, buyer: { isProfileIncomplete: true } }, 'cart'],
    ['an activity of another agency', { choices: { isActivityDoubtful: true } }, 'aacWarning'],
    ['an activity that is closed, in an address book that has nothing else', { ...noAddress, choices: { shipTo: 'none', isActivityDoubtful: true } }, 'aacWarning'],
    ['an activity that is used with a password alone', { choices: { closedActivities: 1 } }, 'aacPassword'],
    ['an activity that is used with a password alone, and no way to pay', { choices: { closedActivities: 1, payment: 'none' } }, 'aacPassword'],
    ['an activity that pays with a password alone, and no address', { ...noAddress, choices: { shipTo: 'none', closedActivities: 1, payment: 'aac' } }, 'aacPassword'],
    ['two activities with passwords, one of them of another agency', { choices: { isActivityDoubtful: true, closedActivities: 2 } }, 'aacWarning'],
    ['an activity with a password, and a profile that lacks something', { buyer: { isProfileIncomplete: true }, choices: { closedActivities: 1 } }, 'profile'],
    ['a supervisor who has not authorized the order', { buyer: { isUnauthorized: true } }, 'authorization'],
    ['a supervisor who has not authorized the order, and no way to pay', { buyer: { isUnauthorized: true }, choices: { payment: 'none' } }, 'payment'],
    ['a supervisor who has not authorized the order, and a day that is over', { cart: { datesOver: 1 }, buyer: { isUnauthorized: true } }, 'delivery'],
    ['an empty address book of a buyer with DoDAACs', { ...noAddress, buyer: { addresses: 0, hasDodaacs: true } }, 'dodaac'],
    ['an empty address book of a buyer with DoDAACs in Global Supply', { ...noAddress, buyer: { addresses: 0, hasDodaacs: true, isSuppliedByActivity: true } }, 'newActivity'],
    ['an empty address book in Global Supply', { ...noAddress, buyer: { addresses: 0, isSuppliedByActivity: true } }, 'newActivity'],
    ['an empty address book, and an activity pays', { ...noAddress, choices: { shipTo: 'none', payment: 'aac' } }, 'activity'],
    ['an empty address book', noAddress, 'destination'],
    ['addresses, and none chosen', { choices: { shipTo: 'none' } }, 'destination'],
    ['addresses, and none chosen, in Global Supply', { buyer: { isSuppliedByActivity: true }, choices: { shipTo: 'none' } }, 'destination'],
    ['an address that lacks something', { choices: { shipTo: 'incomplete' } }, 'destination'],
    ['an address overseas that a vendor does not ship to', { cart: { notDelivered: 1 }, choices: { shipTo: 'overseas' } }, 'forwarder'],
    ['an address overseas that every vendor ships to', { choices: { shipTo: 'overseas' } }, 'review'],
    ['a domestic address that a vendor does not deliver to', { cart: { notDelivered: 1 } }, 'review'],
    ['a day of delivery that is over', { cart: { datesOver: 1 } }, 'delivery'],
    ['a day of delivery that is over, and no address', { cart: { datesOver: 1 }, choices: { shipTo: 'none' } }, 'destination'],
    ['no way to pay', { choices: { payment: 'none' } }, 'payment'],
    ['a card that has expired', { choices: { payment: 'unusable' } }, 'payment'],
    ['neither address nor way to pay', { choices: { shipTo: 'none', payment: 'none' } }, 'destination'],
    ['all that an order needs', {}, 'review'],
  ])('%s', (_case, change, step) => {
    expect(nextStep(factsOf(change))).toBe(step);
  });

  it('gives a step that is asked for where nothing before it is missing', () => {
    expect(nextStep(ready, 'destination')).toBe('destination');
    expect(nextStep(ready, 'payment')).toBe('payment');
    expect(nextStep(ready, 'delivery')).toBe('delivery');
    expect(nextStep(factsOf({ choices: { payment: 'none' } }), 'destination')).toBe('destination');
    expect(nextStep(ready, 'profile')).toBe('profile');
  });

  it.each<[string, Change, readonly Step[]]>([
    ['nothing is missing', {}, ['destination', 'delivery', 'payment']],
    ['nothing in the cart', { cart: { lines: 0 } }, []],
    ['an unconfirmed e-mail address', { buyer: { isEmailUnconfirmed: true } }, []],
    ['a profile that lacks something', { buyer: { isProfileIncomplete: true } }, []],
    ['a doubtful activity, which another address takes the place of', { choices: { isActivityDoubtful: true } }, ['destination']],
    ['a password, which another address or way to pay does without', { choices: { closedActivities: 1 } }, ['destination', 'payment']],
    ['no address in Global Supply', { ...noAddress, buyer: { addresses: 0, isSuppliedByActivity: true } }, ['destination']],
    ['no address', noAddress, ['destination']],
    ['a day that is over', { cart: { datesOver: 1 } }, ['destination', 'delivery']],
    ['no way to pay', { choices: { payment: 'none' } }, ['destination', 'delivery', 'payment']],
    ['a supervisor who has not authorized the order', { buyer: { isUnauthorized: true } }, ['destination', 'delivery', 'payment']],
  ])('can be opened by the address of a page where nothing before it is missing, or where it mends that: %s', (_case, change, open) => {
    expect((['destination', 'delivery', 'payment'] as const).filter((step) => canOpen(factsOf(change), step))).toEqual(open);
  });

  it('leads back to a profile that lacks something, whichever later step is asked for', () => {
    const facts = factsOf({ buyer: { isProfileIncomplete: true } });
    for (const wanted of allSteps.slice(allSteps.indexOf('profile'))) expect(nextStep(facts, wanted)).toBe('profile');
  });
});

const anyFacts: fc.Arbitrary<StepFacts> = fc.record({
  cart: fc.record({ lines: fc.nat(3), notDelivered: fc.nat(2), datesOver: fc.nat(2) }),
  buyer: fc.record({ isEmailUnconfirmed: fc.boolean(), isProfileIncomplete: fc.boolean(), hasDodaacs: fc.boolean(), isSuppliedByActivity: fc.boolean(), isUnauthorized: fc.boolean(), addresses: fc.nat(2) }),
  choices: fc.record({
    shipTo: fc.constantFrom<StepFacts['choices']['shipTo'][]>('none', 'incomplete', 'domestic', 'overseas'),
    isActivityDoubtful: fc.boolean(),
    closedActivities: fc.nat(3),
    payment: fc.constantFrom<StepFacts['choices']['payment'][]>('none', 'unusable', 'card', 'aac'),
  }),
});
const allSteps: readonly Step[] = ['cart', 'email', 'profile', 'aacWarning', 'aacPassword', 'newActivity', 'dodaac', 'activity', 'destination', 'forwarder', 'delivery', 'payment', 'authorization', 'review'];

/** The facts after a buyer has done what a step asks for. */
function after(facts: StepFacts, step: Step, chosen: { abroad: boolean; payment: 'card' | 'aac'; closed: { shipTo: boolean; payment: boolean } }): StepFacts {
  /** An activity that is chosen may be one that has a password. */
  const withClosed = (isClosed: boolean): number => facts.choices.closedActivities + Number(isClosed);
  switch (step) {
    case 'cart':
      return { ...facts, cart: { ...facts.cart, lines: 1 } };
    case 'email':
      return { ...facts, buyer: { ...facts.buyer, isEmailUnconfirmed: false } };
    case 'profile':
      return { ...facts, buyer: { ...facts.buyer, isProfileIncomplete: false } };
    case 'aacWarning':
      // It is confirmed, or another address takes its place.
      return { ...facts, choices: { ...facts.choices, shipTo: 'domestic', isActivityDoubtful: false } };
    case 'aacPassword':
      // One after another.
      return { ...facts, choices: { ...facts.choices, closedActivities: facts.choices.closedActivities - 1 } };
    case 'newActivity':
    case 'dodaac':
    case 'activity':
      return { ...facts, choices: { ...facts.choices, shipTo: 'domestic', closedActivities: withClosed(chosen.closed.shipTo) } };
    case 'forwarder':
      return { ...facts, choices: { ...facts.choices, shipTo: 'domestic' } };
    case 'destination':
      return { ...facts, choices: { ...facts.choices, shipTo: chosen.abroad ? 'overseas' : 'domestic' } };
    case 'delivery':
      return { ...facts, cart: { ...facts.cart, datesOver: 0 } };
    case 'payment':
      return { ...facts, choices: { ...facts.choices, payment: chosen.payment, closedActivities: withClosed(chosen.closed.payment) } };
    case 'authorization':
      return { ...facts, buyer: { ...facts.buyer, isUnauthorized: false } };
    case 'review':
      return facts;
  }
}

const anyChoice = fc.record({ abroad: fc.boolean(), payment: fc.constantFrom('card' as const, 'aac' as const), closed: fc.record({ shipTo: fc.boolean(), payment: fc.boolean() }) });

describe('any way through checkout', () => {
  it('ends at the review, and no step is asked for twice, but for one password after another', () => {
    fc.assert(fc.property(anyFacts, anyChoice, (begun, chosen) => {
      const seen: Step[] = [];
      let facts = begun;
      let passwords = 0;
      for (let step = nextStep(facts); step !== 'review'; step = nextStep(facts)) {
        if (step === 'aacPassword') passwords += 1;
        else expect(seen).not.toContain(step);
        seen.push(step);
        facts = after(facts, step, chosen);
      }
      expect(seen.length - passwords).toBeLessThan(allSteps.length);
      expect(passwords).toBeLessThanOrEqual(begun.choices.closedActivities + 2);
    }));
  });

  it('comes back to what is missing, whichever later step is asked for by its address', () => {
    fc.assert(fc.property(anyFacts, fc.constantFrom(...allSteps), (facts, wanted) => {
      const [first, given] = [nextStep(facts), nextStep(facts, wanted)];
      expect([first, wanted]).toContain(given);
      if (allSteps.indexOf(wanted) >= allSteps.indexOf(first)) expect(given).toBe(first);
      if (first === 'cart') expect(given).toBe('cart');
    }));
  });
});
