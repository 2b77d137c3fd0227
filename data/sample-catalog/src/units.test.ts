import { expect, it } from 'vitest';
import { readableAttributes } from './icecat.ts';

it('says the unit of a number where the source surely means it', () => {
  const attributes = readableAttributes({
    id: '1', name: 'X1', title: 'X', supplier: 'Y',
    attr_n_cable_length: 3, attr_n_display_diagonal: 15.6, attr_n_black_toner_page_yield: 6000, attr_n_internal_memory: 65_536, attr_n_usb_2_0_ports_quantity: 2, attr_t_product_color: 'Black', attr_t_printing_colours: 'Magenta', attr_n_swivel_angle: 90,
  });
  expect(attributes).toEqual({
    'Cable length': '3 m', 'Display diagonal': '15.6 in', 'Black toner page yield': '6000 pages', 'Internal memory': '65536', 'Usb 2 0 ports quantity': '2', 'Product color': 'Black', 'Printing colors': 'Magenta', 'Swivel angle': '90°',
  });
});
