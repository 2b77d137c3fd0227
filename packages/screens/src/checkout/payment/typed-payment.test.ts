import { expect, it } from 'vitest';
import { checkTypedPayment, emptyTypedPayment } from './typed-payment.ts';

const now = new Date('2026-11-20T12:00:00Z');
const card = { ...emptyTypedPayment, number: '4614 0000 0000 0000', expires: '11/29', cardholder: 'Demo Buyer' };

it('finds nothing wrong with a good card', () => {
  expect(checkTypedPayment('card', card, now)).toEqual({});
});

it('names each field of an empty card', () => {
  expect(Object.keys(checkTypedPayment('card', emptyTypedPayment, now))).toEqual(['newCard.number', 'newCard.expires', 'newCard.cardholder']);
});

it('refuses a card that expires within 20 days', () => {
  expect(checkTypedPayment('card', { ...card, expires: '11/26' }, now)).toEqual({ 'newCard.expires': expect.stringContaining('within 20 days') });
});

it('asks for an AAC only when it pays', () => {
  expect(checkTypedPayment('aac', emptyTypedPayment, now)).toEqual({ aac: expect.stringContaining('6 letters and digits') });
  expect(checkTypedPayment('aac', { ...emptyTypedPayment, aac: '47qsea' }, now)).toEqual({});
});
