import { usd } from '@quartermaster/contracts';
import { example } from '@quartermaster/core/testing';
import { expect, it } from 'vitest';
import { headerCart } from './header-cart.ts';

it('counts the lines of a cart, of an empty one, and of the review of one', () => {
  const cart = (name: string) => headerCart(example('/cart/shopping_cart', 'Initial', name));
  expect(cart('Two vendors')).toEqual({ lineCount: 2, subtotal: usd(118_580) });
  expect(cart('An empty cart')).toEqual({ lineCount: 0, subtotal: usd(0) });
  expect(headerCart(example('/checkout/checkout_review', 'CheckOutReview', 'Ready to order'))).toEqual({ lineCount: 1, subtotal: usd(43_680) });
});

it('leaves the header alone where no cart is shown', () => {
  expect(headerCart({ term: 'toner', results: [] })).toBeNull();
});
