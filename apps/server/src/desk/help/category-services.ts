import { helpCategoriesService, helpCategoryIcons, removeHelpCategoryService, saveHelpCategoryService, type HelpCategoryAtDesk } from '@quartermaster/contracts-desk';
import type { Queries } from '../../runtime/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { notFound, taken } from '../wire/not-found.ts';
import { asSeen, stateOf } from '../wire/state-of.ts';
import { allHelpCategories, lockHelpCategories, removeHelpCategory, writeHelpCategory, type KeptHelpCategory } from './category-queries.ts';

/** The categories of the help: what topics are written into. */
export const helpCategoryDeskServices = (): readonly DeskImplementation[] => [
  implementRead(helpCategoriesService, async (_request, { database }) => ({ categories: (await allHelpCategories(database)).map((one): HelpCategoryAtDesk => ({ ...one, state: stateAndPlaceOf(one) })), icons: [...helpCategoryIcons] })),
  implementWrite(saveHelpCategoryService, async ({ was, ...typed }, connection) => {
    await lockHelpCategories(connection);
    const present = await find(connection, typed.category);
    if (was === null && present !== undefined) throw taken('category', `There is a category with the key ${typed.category} already. Change that one, or choose another key.`);
    if (was !== null && present === undefined) throw unknownCategory(typed.category);
    const { seen, place } = partsOf(was ?? '');
    if (was !== null && present !== undefined) asSeen('This category', writtenOf(present), seen);
    // Who does not move it leaves it where it is by now.
    const position = present !== undefined && typed.position === place ? present.position : typed.position;
    await writeHelpCategory(connection, { ...typed, position });
    const written = await find(connection, typed.category);
    return { answer: { category: typed.category, state: written === undefined ? '' : stateAndPlaceOf(written) }, change: { action: was === null ? 'help-category.written' : 'help-category.changed', subject: typed.category, details: { label: typed.label } } };
  }),
  implementWrite(removeHelpCategoryService, async ({ category, was, reason }, connection) => {
    await lockHelpCategories(connection);
    const present = await find(connection, category);
    if (present === undefined) throw unknownCategory(category);
    if (present.topics > 0) throw requestInvalid([{ field: 'category', message: `It has ${present.topics} ${present.topics === 1 ? 'topic' : 'topics'}. Move them to another category or remove them first.` }]);
    asSeen('This category', writtenOf(present), partsOf(was).seen);
    await removeHelpCategory(connection, category);
    return { answer: {}, change: { action: 'help-category.removed', subject: category, details: { reason } } };
  }),
];

const find = async (queries: Queries, category: string): Promise<KeptHelpCategory | undefined> => (await allHelpCategories(queries)).find((one) => one.category === category);

/** What a change writes over. Its place is not of it: that changes when another one moves. */
const writtenOf = ({ label, tooltip, description, icon, isPopular }: KeptHelpCategory) => ({ label, tooltip, description, icon, isPopular });

/** The state of what is written, and the place at which its editor saw it. */
const stateAndPlaceOf = (one: KeptHelpCategory): string => `${stateOf(writtenOf(one))}.${one.position}`;

const partsOf = (was: string): { readonly seen: string; readonly place: number } => {
  const [seen = '', place = ''] = was.split('.');
  return { seen, place: Number(place) };
};

const unknownCategory = (category: string) => notFound(`There is no category of the help with the key ${category}.`);
