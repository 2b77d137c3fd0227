import { z } from 'zod';
import { categorySchema } from '../categories/category.schema.ts';
import { officeSupplies } from '../categories/category.examples.ts';
import { informationPageSchema } from '../information/information-page.schema.ts';

/** The page of a program: the operator's words, and the categories of the store that these name. */
export const programPageSchema = z.object({
  /** Null: the operator has written none. */
  page: informationPageSchema.nullable(),
  /** Those that the operator's page names and the store has something of, with their numbers. */
  categories: z.array(categorySchema.omit({ children: true }).extend({ kind: z.enum(['products', 'services']) })),
});
export type ProgramPage = z.output<typeof programPageSchema>;

const { children: _children, ...category } = officeSupplies;

export const informationTechnology: ProgramPage = {
  page: { keyName: 'ADV2GIT', title: 'Information technology agreements', content: '<p>Vendors have agreed on prices for computers and networks.</p>', updatedOn: '2026-11-27' },
  categories: [{ ...category, kind: 'products' }],
};
export const unwrittenProgram: ProgramPage = { page: null, categories: [] };
