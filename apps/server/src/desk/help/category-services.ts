import { helpCategoriesService, helpCategoryIcons, removeHelpCategoryService, saveHelpCategoryService, type HelpCategoryAtDesk } from '@quartermaster/contracts-desk';
import type { Queries } from '../../runtime/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { notFound } from '../wire/not-found.ts';
import { allHelpCategories, removeHelpCategory, writeHelpCategory } from './category-queries.ts';

/** The categories of the help: what topics are written into. */
export const helpCategoryDeskServices = (): readonly DeskImplementation[] => [
  implementRead(helpCategoriesService, async (_request, { database }) => ({ categories: await allHelpCategories(database), icons: [...helpCategoryIcons] })),
  implementWrite(saveHelpCategoryService, async ({ isNew, ...typed }, connection) => {
    const present = await find(connection, typed.category);
    if (isNew && present !== undefined) throw requestInvalid([{ field: 'category', message: `There is a category with the key ${typed.category} already. Change that one, or choose another key.` }]);
    if (!isNew && present === undefined) throw unknownCategory(typed.category);
    await writeHelpCategory(connection, typed);
    return { answer: { category: typed.category }, change: { action: isNew ? 'help-category.written' : 'help-category.changed', subject: typed.category, details: { label: typed.label } } };
  }),
  implementWrite(removeHelpCategoryService, async ({ category, reason }, connection) => {
    const present = await find(connection, category);
    if (present === undefined) throw unknownCategory(category);
    if (present.topics > 0) throw requestInvalid([{ field: 'category', message: `It has ${present.topics} ${present.topics === 1 ? 'topic' : 'topics'}. Move them to another category or remove them first.` }]);
    await removeHelpCategory(connection, category);
    return { answer: {}, change: { action: 'help-category.removed', subject: category, details: { reason } } };
  }),
];

const find = async (queries: Queries, category: string): Promise<HelpCategoryAtDesk | undefined> => (await allHelpCategories(queries)).find((one) => one.category === category);

const unknownCategory = (category: string) => notFound(`There is no category of the help with the key ${category}.`);
