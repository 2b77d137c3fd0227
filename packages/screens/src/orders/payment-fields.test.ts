import { expect, it } from 'vitest';
import { billedAac, cardFields } from './payment-fields.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const card = { number: '4614 0000 0000 0000', expires: '11/29', cardholder: 'Demo Buyer' };

/** The problems with a card, by the server's names. */
const problemsOf = (typed: typeof card) =>
  Object.fromEntries(cardFields(now).flatMap(({ name, serverName, rule }) => {
    const problem = rule?.(typed[name]) ?? null;
    return problem === null ? [] : [[serverName, problem]];
  }));

it('finds nothing wrong with a good card', () => {
  expect(problemsOf(card)).toEqual({});
});

it('names each field of an empty card', () => {
  expect(Object.keys(problemsOf({ number: '', expires: '', cardholder: '' }))).toEqual(['newCard.number', 'newCard.expires', 'newCard.cardholder']);
});

it('refuses a card that expires within 20 days', () => {
  expect(problemsOf({ ...card, expires: '11/26' })).toEqual({ 'newCard.expires': expect.stringContaining('within 20 days') });
});

it('takes an AAC in small letters, and asks for one', () => {
  const typed = billedAac.normalized?.('47smpl') ?? '';
  expect(typed).toBe('47SMPL');
  expect(billedAac.rule?.(typed)).toBeNull();
  expect(billedAac.rule?.('')).toContain('6 letters and digits');
});
