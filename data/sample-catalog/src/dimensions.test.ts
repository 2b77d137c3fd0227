import { describe, expect, it } from 'vitest';
import { namedDimensions, unitOfName } from './dimensions.ts';
import { readableAttributes } from './icecat.ts';

const named = (said: Record<string, string | number>): Record<string, string> => Object.fromEntries(namedDimensions(new Map(Object.entries(said))).map(({ attribute, value }) => [attribute, value]));

describe('dimensions that are one text', () => {
  it('are named where the text says the unit and the name says the order', () => {
    expect(named({ outer_carton_dimensions__w_x_d_x_h_: '12 x 8 x 3 in' })).toEqual({
      outer_carton_dimensions__w_x_d_x_h_: '12 x 8 x 3 in', outer_carton_width: '12 in', outer_carton_depth: '8 in', outer_carton_height: '3 in',
    });
    expect(named({ dimensions__lxwxh_: '12.5x8×.5"' })).toEqual({ dimensions__lxwxh_: '12.5 x 8 x 0.5 in', length: '12.5 in', width: '8 in', height: '0.5 in' });
    expect(named({ dimensions__wxdxh_: '40 x 88 x 82 cm' })).toMatchObject({ width: '40 cm', depth: '88 cm', height: '82 cm' });
  });

  it('have the unit in which they are what numbers with a known unit are', () => {
    expect(named({ package_dimensions__wxdxh_: '101 x 40 x 190', package_width: 101, package_depth: 40, package_height: 190 })).toEqual({ package_dimensions__wxdxh_: '101 x 40 x 190 mm' });
    expect(named({ package_dimensions__w_x_d_x_h_: '14 x 4.75 x 7', package_width: 355.6, package_depth: 120.65, package_height: 177.8 })).toEqual({ package_dimensions__w_x_d_x_h_: '14 x 4.75 x 7 in' });
  });

  it('have it where the other system says the same', () => {
    const pallet = { pallet_dimensions__w_x_d_x_h_: '1219 x 1016 x 2426', pallet_dimensions__w_x_d_x_h___imperial_: '48 x 40 x 95.5' };
    expect(named(pallet)).toMatchObject({ pallet_width: '1219 mm', pallet_height: '2426 mm', pallet_width__imperial_: '48 in', pallet_dimensions__w_x_d_x_h___imperial_: '48 x 40 x 95.5 in' });
    expect(named({ ...pallet, pallet_width: 1219 })).toMatchObject({ pallet_width: '1219 mm' });
    expect(named({ ...pallet, pallet_width: 1200 })).not.toHaveProperty('pallet_width');
  });

  it.each([
    { dimensions__wxdxh_: '432 x 44 x 44' },
    { package_dimensions__w_x_d_x_h_: '8.5 x 8.5 x 62.63' },
    { dimensions__w_x_d_x_h___imperial_: '16.25 x 14.25 x 3.5' },
    { dimensions__wxdxh_: '64 x 165 mm' },
    { product_dimensions_optional__metric_: '433 x 210 x 164 mm' },
    { dimensions__wxdxh_: '432 x 44 x 44', width: 400, depth: 44, height: 44 },
    { pallet_dimensions__w_x_d_x_h_: '1200 x 1000 x 759', pallet_dimensions__w_x_d_x_h___imperial_: '40 x 48 x 95.5' },
    { dimensions__wxwxh_: '1 x 2 x 3 in' },
    { dimensions__wxdxh_: '9.9.9 x 2 x 3 in' },
    { memory_layout__slots_x_size_: '1 x 8' },
  ])('stay as they are where something is not certain: %j', (said) => {
    expect(named(said)).toEqual({});
  });
});

it.each([
  ['length__cm__outer_carton', { attribute: 'length_outer_carton', unit: 'cm' }],
  ['set_depth__with_stand___inch_', { attribute: 'set_depth__with_stand_', unit: 'in' }],
  ['number_of_m_2__m__slots', null],
  ['box_depth__imperial_', null],
])('the unit that a name says: %s', (attribute, said) => {
  expect(unitOfName(attribute)).toEqual(said);
});

it('reads them as people do', () => {
  expect(readableAttributes({ id: '1', name: 'A', title: 'A', supplier: 'A', attr_n_length__cm__outer_carton: 34, attr_n_set_width__inch_: 15.1, attr_t_dimensions__wxdxh_: '12 x 8 x 3 in', attr_n_box_depth__imperial_: 14.6 })).toEqual({
    'Length outer carton': '34 cm', 'Set width': '15.1 in', 'Dimensions (wxdxh)': '12 x 8 x 3 in', 'Width': '12 in', 'Depth': '8 in', 'Height': '3 in', 'Box depth (imperial)': '14.6',
  });
});
