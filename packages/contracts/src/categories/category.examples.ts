import type { Category } from './category.schema.ts';

type Below = Category['children'];

/** A category that holds what those below it hold. */
function categoryOf(id: string, name: string, picture: string, children: Below): Category {
  return { id, name, picture, count: children.reduce((sum, { count }) => sum + count, 0), children };
}

export const officeSupplies = categoryOf('75', 'Office Supplies and Devices', 'toner', [
  { id: '7510', name: 'Office Supplies', count: 2100 },
  { id: '7520', name: 'Office Devices and Accessories', count: 1020 },
]);

export const itServices = categoryOf('D', 'IT and Telecom', 'service', [{ id: 'D302', name: 'IT Professional Services', count: 4157 }]);

/** The categories of products, the fullest first. */
export const productCategories: Category[] = [
  categoryOf('70', 'Information Technology Equipment', 'notebook', [
    { id: '7025-printers', name: 'Printers', count: 3318 },
    { id: '7010-desktops', name: 'Desktop Computers', count: 3329 },
    { id: '7010-notebooks', name: 'Notebooks', count: 193 },
  ]),
  categoryOf('58', 'Communication Equipment', 'monitor', [{ id: '5820', name: 'Televisions and Monitors', count: 4112 }, { id: '5805', name: 'Telephones', count: 1208 }]),
  categoryOf('61', 'Electric Wire and Power', 'storage', [{ id: '6150', name: 'Cables and Power Supplies', count: 4126 }]),
  officeSupplies,
];

const sumOf = (categories: readonly Category[]): number => categories.reduce((sum, { count }) => sum + count, 0);

/** How many products and services there are in all. */
export const productCount = sumOf(productCategories);
export const serviceCount = sumOf([itServices]);
