import { helpCategoriesService, helpCategoryIcons, removeHelpCategoryService, saveHelpCategoryService, type HelpCategoryAtDesk } from '@quartermaster/contracts-desk';
import type { Queries } from '../../runtime/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { notFound } from '../wire/not-found.ts';
import { asSeen, stateOf } from '../wire/state-of.ts';
import { allHelpCategories, lockHelpCategories, removeHelpCategory, writeHelpCategory, type KeptHelpCategory } from './category-queries.ts';

/** The categories of the help: what topics are written into. */
export const helpCategoryDeskServices = (): readonly DeskImplementation[] => [
  implementRead(helpCategoriesService, async (_request, { database }) => ({ categories: (await allHelpCategories(database)).map((one): HelpCategoryAtDesk => ({ ...one, state: stateOf(writtenOf(one)) })), icons: [...helpCategoryIcons] })),
  implementWrite(saveHelpCategoryService, async ({ was, ...typed }, connection) => {
    await lockHelpCategories(connection);
    const present = await find(connection, typed.category);
    if (was === null && present !== undefined) throw requestInvalid([{ field: 'category', message: `There is a category with the key ${typed.category} already. Change that one, or choose another key.` }]);
    if (was !== null && present === undefined) throw unknownCategory(typed.category);
    if (was !== null && present !== undefined) asSeen('This category', writtenOf(present), was);
    await writeHelpCategory(connection, typed);
    const written = await find(connection, typed.category);
    return { answer: { category: typed.category, state: stateOf(written && writtenOf(written)) }, change: { action: was === null ? 'help-category.written' : 'help-category.changed', subject: typed.category, details: { label: typed.label } } };
  }),
  implementWrite(removeHelpCategoryService, async ({ category, reason }, connection) => {
    const present = await find(connection, category);
    if (present === undefined) throw unknownCategory(category);
    if (present.topics > 0) throw requestInvalid([{ field: 'category', message: `It has ${present.topics} ${present.topics === 1 ? 'topic' : 'topics'}. Move them to another category or remove them first.` }]);
    await removeHelpCategory(connection, category);
    return { answer: {}, change: { action: 'help-category.removed', subject: category, details: { reason } } };
  }),
];

const find = async (queries: Queries, category: string): Promise<KeptHelpCategory | undefined> => (await allHelpCategories(queries)).find((one) => one.category === category);

/** What a change writes over. */
const writtenOf = ({ label, tooltip, description, icon, isPopular, position }: KeptHelpCategory) => ({ label, tooltip, description, icon, isPopular, position });

const unknownCategory = (category: string) => notFound(`There is no category of the help with the key ${category}.`);
