import { answered, type FakeAnswer, type FakeServer } from './fake-server.ts';
import { pages } from './sample-pages.ts';
import type { World } from './world.ts';

/** A cart of one line that has two once the answer of the change was let go. */
export function slowCart(answerOfChange: FakeAnswer = answered('Success')): { server: FakeServer; answer: () => void } {
  let cart = 1;
  const { promise, resolve } = Promise.withResolvers<void>();
  const isMade = typeof answerOfChange === 'object' && answerOfChange !== null && !('status' in answerOfChange);
  const server = pages()
    .on('/cart/shopping_cart', () => answered('Initial', { cart }))
    .on('/cart/addCart', async () => {
      await promise;
      if (isMade) cart = 2;
      return answerOfChange;
    });
  return { server, answer: resolve };
}

/** A call that is answered when the server lets it go. */
export const addToSlowCart = (world: World) => world.storefront.call('/cart/addCart', { items: [{ offerId: 'o', quantity: 1 }], changeKey: 'change-1' });
