import { describe, expect, it } from 'vitest';
import { lastFourCardVault } from './card-vault.ts';
import { checkTypedCard } from './typed-card.ts';

const now = new Date('2026-11-20T12:00:00Z');
const typed = { number: '4111 1111-1111 1111', expires: '11/29', cardholder: ' Demo Buyer ' };
const fieldsOf = (change: Partial<typeof typed>) => checkTypedCard({ ...typed, ...change }, now, []).errors.map(({ field }) => field);

describe('a typed card', () => {
  it('comes out clean', () => {
    expect(checkTypedCard(typed, now, [])).toEqual({
      card: { number: '4111111111111111', expires: '2029-11', cardholder: 'Demo Buyer' },
      errors: [],
    });
  });

  it.each([
    ['a wrong digit', { number: '4111111111111112' }, 'newCard.number'],
    ['a month that is none', { expires: '13/29' }, 'newCard.expires'],
    ['10 days left', { expires: '11/26' }, 'newCard.expires'],
    ['no name', { cardholder: ' ' }, 'newCard.cardholder'],
    ['its number in the place of the name', { cardholder: '4111 1111 1111 1111' }, 'newCard.cardholder'],
  ])('with %s has its error at that field', (_case, change, field) => {
    expect(fieldsOf(change)).toEqual([field]);
  });

  it('names everything that is wrong at once, and repeats no digit of the number', () => {
    const { errors } = checkTypedCard({ number: '4111111111111112', expires: '', cardholder: '' }, now, []);
    expect(errors).toHaveLength(3);
    expect(JSON.stringify(errors)).not.toContain('4111');
  });
});

describe('the default card vault', () => {
  it('keeps the last four digits and a token that does not come from the number', async () => {
    const card = { number: '4111111111111111', expires: '2029-11', cardholder: 'Demo Buyer' };
    const kept = await lastFourCardVault(() => 'random').keep(card);
    expect(kept).toEqual({ token: 'card_random', lastFour: '1111', expires: '2029-11', cardholder: 'Demo Buyer' });
  });
});
