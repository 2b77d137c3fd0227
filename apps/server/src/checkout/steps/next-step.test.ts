import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep, type Step, type StepFacts } from './next-step.ts';

const ready: StepFacts = {
  cart: { lines: 2, notDelivered: 0, datesOver: 0 },
  buyer: { isEmailUnconfirmed: false, isSuppliedByActivity: false, addresses: 1 },
  choices: { shipTo: 'domestic', payment: 'card' },
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
  });
});

const anyFacts: fc.Arbitrary<StepFacts> = fc.record({
  cart: fc.record({ lines: fc.nat(3), notDelivered: fc.nat(2), datesOver: fc.nat(2) }),
  buyer: fc.record({ isEmailUnconfirmed: fc.boolean(), isSuppliedByActivity: fc.boolean(), addresses: fc.nat(2) }),
  choices: fc.record({
    shipTo: fc.constantFrom<StepFacts['choices']['shipTo'][]>('none', 'incomplete', 'domestic', 'overseas'),
    payment: fc.constantFrom<StepFacts['choices']['payment'][]>('none', 'unusable', 'card', 'aac'),
  }),
});
const allSteps: readonly Step[] = ['cart', 'email', 'newActivity', 'activity', 'destination', 'forwarder', 'delivery', 'payment', 'review'];

/** The facts after a buyer has done what a step asks for. */
function after(facts: StepFacts, step: Step, chosen: { abroad: boolean; payment: 'card' | 'aac' }): StepFacts {
  switch (step) {
    case 'cart':
      return { ...facts, cart: { ...facts.cart, lines: 1 } };
    case 'email':
      return { ...facts, buyer: { ...facts.buyer, isEmailUnconfirmed: false } };
    case 'newActivity':
    case 'activity':
    case 'forwarder':
      return { ...facts, choices: { ...facts.choices, shipTo: 'domestic' } };
    case 'destination':
      return { ...facts, choices: { ...facts.choices, shipTo: chosen.abroad ? 'overseas' : 'domestic' } };
    case 'delivery':
      return { ...facts, cart: { ...facts.cart, datesOver: 0 } };
    case 'payment':
      return { ...facts, choices: { ...facts.choices, payment: chosen.payment } };
    case 'review':
      return facts;
  }
}

const anyChoice = fc.record({ abroad: fc.boolean(), payment: fc.constantFrom('card' as const, 'aac' as const) });

describe('any way through checkout', () => {
  it('ends at the review, and no step is asked for twice', () => {
    fc.assert(fc.property(anyFacts, anyChoice, (begun, chosen) => {
      const seen: Step[] = [];
      let facts = begun;
      for (let step = nextStep(facts); step !== 'review'; step = nextStep(facts)) {
        expect(seen).not.toContain(step);
        seen.push(step);
        facts = after(facts, step, chosen);
      }
      expect(seen.length).toBeLessThan(allSteps.length);
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
