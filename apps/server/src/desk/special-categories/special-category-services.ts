import { setSpecialCategoryService, sinPattern, specialCategoriesService } from '@quartermaster/contracts-desk';
import { keywordProblem } from '../../search/request.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, taken } from '../wire/not-found.ts';
import { asSeen, stateOf } from '../wire/state-of.ts';
import { holdSpecialCategories, listIndicators, listSpecialCategories, ownerOfPage, readSpecialCategory, removeSpecialCategory, unknownOf, writeSpecialCategory } from './kept-categories.ts';

const split = (text: string, between: RegExp): string[] => [...new Set(text.split(between).map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== ''))];

/** What special categories bring together: buyers see a change with their next page, in each store that has something of it. */
export const specialCategoryDeskServices = (): readonly DeskImplementation[] => [
  implementRead(specialCategoriesService, async (_request, { database }) => {
    const [specialCategories, indicators] = await Promise.all([listSpecialCategories(database), listIndicators(database)]);
    return { specialCategories: specialCategories.map((one) => ({ ...one, state: stateOf(one) })), indicators };
  }),
  implementWrite(setSpecialCategoryService, async ({ active, was, ...typed }, connection) => {
    const { id } = typed;
    await holdSpecialCategories(connection);
    const present = await readSpecialCategory(connection, id);
    if (was === null && present !== undefined) throw taken('id', `There is a special category with the id ${id} already. Change that one, or choose another id.`);
    if (was !== null && present !== undefined) asSeen('This special category', present, was);
    if (!active) {
      const outcome = present === undefined ? ('same' as const) : ('removed' as const);
      await removeSpecialCategory(connection, id);
      return { answer: { outcome, state: null }, change: { action: 'special-category.removed', subject: id, details: { outcome } } };
    }
    if (was !== null && present === undefined) throw changedMeanwhile(`The special category ${id} was removed meanwhile. Copy what you wrote, and make it anew.`);
    const category = {
      ...typed,
      kind: typed.kind === '' ? null : typed.kind,
      indicators: split(typed.indicators.toUpperCase(), /[\s,;]+/),
      categories: split(typed.categories, /[\s,;]+/),
      sins: split(typed.sins.toUpperCase(), /[\s,;]+/),
      facts: split(typed.facts, /\r?\n/),
    };
    const errors: { field: string; message: string }[] = [];
    const wrongWords = keywordProblem(category.words);
    if (wrongWords !== null) errors.push({ field: 'words', message: wrongWords });
    if (category.words === '' && category.indicators.length === 0 && category.categories.length === 0 && category.sins.length === 0) errors.push({ field: 'indicators', message: 'Say what is in it: indicators, categories, Special Item Numbers or words.' });
    const unknown = await unknownOf(connection, category);
    if (unknown.indicators.length > 0) errors.push({ field: 'indicators', message: `There is no indicator ${unknown.indicators.join(', ')}.` });
    if (unknown.categories.length > 0) errors.push({ field: 'categories', message: `The catalog has no category ${unknown.categories.join(', ')}. Its id is in the address of its results.` });
    const noSins = category.sins.filter((sin) => !sinPattern.test(sin));
    if (noSins.length > 0) errors.push({ field: 'sins', message: `${noSins.join(', ')} is no Special Item Number, such as 54151S.` });
    const owner = await ownerOfPage(connection, category.path);
    if (owner !== null && owner !== id) errors.push({ field: 'path', message: `This page shows ${owner}. Remove that first, or give this one the page of several.` });
    if (errors.length > 0) throw requestInvalid(errors);
    const outcome = await writeSpecialCategory(connection, category);
    const written = await readSpecialCategory(connection, id);
    return { answer: { outcome, state: stateOf(written) }, change: { action: 'special-category.set', subject: id, details: { outcome, indicators: category.indicators.join(' '), categories: category.categories.join(' '), words: category.words } } };
  }),
];
