import type { GroupTerms } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readyExample } from '../testing/ready-example.ts';
import { chooseDestination, type DestinationChoice } from './choose-destination.ts';
import { destinationProblems, sentElsewhere } from './destination-problems.ts';
import { shownTerms, type KeptTerms } from './kept-terms.ts';

const ready = readyExample();
const { shipTo } = ready;
const [group] = ready.groups.map((each) => ({ ...each, lines: each.lines.map((line) => ({ ...line, quantity: 10 })) }));
if (group === undefined || shipTo === null) throw new Error('The example lacks something.');
const [line] = group.lines;
if (line === undefined) throw new Error('The example has no line.');
const book = new Map(['order', 'depot', 'annex'].map((addressId) => [addressId, { ...shipTo, addressId, addressName: addressId }]));
const blank: KeptTerms = { groupId: group.groupId, note: 'Dock 4', deliverBy: null };
const shown = (kept: KeptTerms): GroupTerms => shownTerms(kept, book, group);
const part = (addressId: string, quantity: string): DestinationChoice => ({ kind: 'part', addressId, quantities: [{ cartKey: line.cartKey, pieces: quantity }] });

/** The terms after some choices; a choice that is refused changes nothing. */
const after = (...choices: readonly DestinationChoice[]): KeptTerms =>
  choices.reduce((kept, choice) => {
    const chosen = chooseDestination(group, shown(kept), 'order', choice);
    return 'terms' in chosen ? chosen.terms : kept;
  }, blank);
const refusal = (kept: KeptTerms, choice: DestinationChoice): string | null => {
  const chosen = chooseDestination(group, shown(kept), 'order', choice);
  return 'message' in chosen ? chosen.message : null;
};

describe('the destination of one vendor’s order', () => {
  it('is an address of its own, and that of the whole order again', () => {
    expect(after({ kind: 'all', addressId: 'depot' })).toEqual({ ...blank, addressId: 'depot' });
    expect(after({ kind: 'all', addressId: 'depot' }, { kind: 'asOrder' })).toEqual(blank);
    expect(after({ kind: 'all', addressId: 'depot' }, { kind: 'all', addressId: 'order' })).toEqual(blank);
  });

  it('is several addresses, each of which may be changed or taken back', () => {
    const split = after(part('depot', '4'), part('annex', '6'));
    expect(split.parts).toEqual([{ addressId: 'depot', lines: [{ cartKey: line.cartKey, quantity: 4 }] }, { addressId: 'annex', lines: [{ cartKey: line.cartKey, quantity: 6 }] }]);
    expect(after(part('depot', '4'), part('depot', '2')).parts).toEqual([{ addressId: 'depot', lines: [{ cartKey: line.cartKey, quantity: 2 }] }]);
    expect(after(part('depot', '4'), part('depot', '')).parts, 'what is not said stays').toEqual([{ addressId: 'depot', lines: [{ cartKey: line.cartKey, quantity: 4 }] }]);
    expect(after(part('depot', '4'), part('depot', '0'))).toEqual(blank);
    expect(after(part('depot', '4'), { kind: 'takeBack', addressId: 'depot' })).toEqual(blank);
    expect(after(part('depot', '4'), { kind: 'all', addressId: 'depot' })).toEqual({ ...blank, addressId: 'depot' });
  });

  it('has the lines of a part together, whenever each of them was sent there', () => {
    const [first, second] = [{ ...line, quantity: 10 }, { ...line, cartKey: 'second', quantity: 5 }];
    const both = { ...group, lines: [first, second] };
    const send = (kept: KeptTerms, quantities: { cartKey: string; pieces: string }[]): KeptTerms => {
      const chosen = chooseDestination(both, shownTerms(kept, book, both), 'order', { kind: 'part', addressId: 'depot', quantities });
      if ('message' in chosen) throw new Error(chosen.message);
      return chosen.terms;
    };
    const once = send(blank, [{ cartKey: first.cartKey, pieces: '2' }, { cartKey: 'second', pieces: '' }]);
    const twice = send(once, [{ cartKey: first.cartKey, pieces: '' }, { cartKey: 'second', pieces: '1' }]);
    expect(twice.parts).toEqual([{ addressId: 'depot', lines: [{ cartKey: first.cartKey, quantity: 2 }, { cartKey: 'second', quantity: 1 }] }]);
    expect(send(twice, [{ cartKey: first.cartKey, pieces: '0' }]).parts).toEqual([{ addressId: 'depot', lines: [{ cartKey: 'second', quantity: 1 }] }]);
  });

  it('takes no more than there is, nothing that is no number, and no part for where the rest goes', () => {
    expect(refusal(after(part('depot', '4')), part('annex', '7'))).toBe(`Only 10 of ${line.name} are in this order, and 4 of them go elsewhere already. Send fewer of them there, or order more in the cart.`);
    expect(refusal(blank, part('depot', '11'))).toContain('Only 10 of');
    expect(refusal(blank, part('depot', '1.5'))).toContain('a whole number of 0 or more');
    expect([refusal(blank, part('depot', '')), refusal(blank, part('depot', '0'))]).toEqual(Array(2).fill('Enter how many of at least one item go there.'));
    expect(refusal(blank, part('order', '1'))).toContain('goes to that address already');
  });

  it('never sends more than there is, and keeps note and date, whatever is chosen', () => {
    const anyChoice = fc.oneof(
      fc.constant<DestinationChoice>({ kind: 'asOrder' }),
      fc.constantFrom('order', 'depot', 'annex').map((addressId): DestinationChoice => ({ kind: 'all', addressId })),
      fc.constantFrom('depot', 'annex').map((addressId): DestinationChoice => ({ kind: 'takeBack', addressId })),
      fc.tuple(fc.constantFrom('order', 'depot', 'annex'), fc.oneof(fc.nat(14).map(String), fc.constant('x'))).map(([addressId, quantity]) => part(addressId, quantity)),
    );
    fc.assert(fc.property(fc.array(anyChoice, { maxLength: 8 }), (choices) => {
      const kept = after(...choices);
      expect(kept).toMatchObject(blank);
      expect(sentElsewhere(kept.parts ?? [], line.cartKey)).toBeLessThanOrEqual(10);
      expect(destinationProblems([group], [kept], [shown(kept)], book)).toEqual([]);
    }));
  });

  it('is asked for again when its address has left the book, lacks something, or the order has fewer now', () => {
    const kept: KeptTerms = { ...blank, addressId: 'gone' };
    expect(destinationProblems([group], [kept], [shown(kept)], book)).toMatchObject([{ code: 'SHIP_TO_MISSING', block: 'shipTo', groupId: group.groupId }]);
    const lacking = new Map([...book, ['old', { ...shipTo, addressId: 'old', contactName: '' }]]);
    const old: KeptTerms = { ...blank, addressId: 'old' };
    expect(destinationProblems([group], [old], [shownTerms(old, lacking, group)], lacking)).toMatchObject([{ code: 'SHIP_TO_INCOMPLETE' }]);
    const split = after(part('depot', '4'));
    const fewer = { ...group, lines: group.lines.map((each) => ({ ...each, quantity: 3 })) };
    expect(destinationProblems([fewer], [split], [shown(split)], book)).toMatchObject([{ code: 'SPLIT_TOO_MUCH', message: expect.stringContaining('has only 3') }]);
    expect(shownTerms(split, book, { lines: [] }).parts).toBeUndefined();
  });
});
