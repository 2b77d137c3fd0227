import { expect, it } from 'vitest';
import { defaultLayouts } from './default-layouts.ts';

it('the layouts are index, classic, help and modal [spec 2.27]', () => {
  expect(defaultLayouts.map(({ key }) => key)).toEqual(['index', 'classic', 'help', 'modal']);
});
