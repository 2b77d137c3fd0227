import { expect, it } from 'vitest';
import { inWords, wordsOf } from './screen-words.ts';

it('says a name in words, with abbreviations as they are written', () => {
  expect(['aac-shipping', 'no-such-pdf', 'connection_lost', 'air-force-login', 'user-id-sent'].map(inWords)).toEqual(['AAC shipping', 'No such PDF', 'Connection lost', 'Air Force login', 'User ID sent']);
});

it('takes the words from the declarations: area and summary of the service, name of the screen, or else its title', () => {
  const path = '/checkout/checkout_review_submit';
  expect(wordsOf({ path, title: () => 'Order 1 placed' })).toEqual({ area: 'Checkout', screen: 'Places the order', occasion: 'Places the order' });
  expect(wordsOf({ path, title: 'Order placed' }).screen).toBe('Order placed');
  expect(() => wordsOf({ path: '/no/such', title: 'Home' })).toThrow('no word for the area of /no/such');
});
