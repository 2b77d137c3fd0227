import { usd, type AttributesOf, type SavedProduct } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { example } from '../../testing/examples.ts';
import { priceChange } from './price-change.ts';

const [first] = (example('/catalog/saved_products', 'Success', 'Two products, one cheaper by now') as AttributesOf<'/catalog/saved_products', 'Success'>).saved;
if (first?.product == null) throw new Error('The example of saved products needs a product.');
const { product } = first;
const now = product.price?.low.amount ?? 0;
const saved = (change: Partial<SavedProduct>) => priceChange({ product, priceThen: usd(now), unitThen: product.unitOfIssue?.name ?? null, ...change });

describe('the price of a saved product', () => {
  it.each([
    [now + 150, '$1.50 less than then', true],
    [now - 150, '$1.50 more than then', false],
    [now, 'The same price as then', false],
  ])('that was %i cents then is said to be %s', (then, text, isLess) => {
    expect(saved({ priceThen: usd(then) })).toEqual({ text, isLess });
  });

  it('is compared with none that is not known, and with none of another unit', () => {
    for (const change of [{ priceThen: null }, { unitThen: 'Carton' }, { product: null }, { product: { ...product, price: null } }]) expect(saved(change)).toBeNull();
  });
});
