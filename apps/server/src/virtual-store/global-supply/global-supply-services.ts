import type { serviceKinds } from '@quartermaster/contracts/schema';
import { readStartPage } from '../../catalog/index.ts';
import { findPage } from '../../information/index.ts';
import { catalogOf } from '../../stores/assortment/index.ts';
import { problem, redirect, respond, type RequestContext } from '../../wire/index.ts';
import { implementKind, type ImplementedKind } from '../kinds/implement-kind.ts';
import { ownerOf } from '../kinds/owner.ts';

type TutorialName = keyof (typeof serviceKinds)['tutorial']['responses'];

/** The services of the Global Supply stores (specification, section 2). A visitor of another store is led to what that has instead. */
export const globalSupplyKinds: readonly ImplementedKind[] = [
  implementKind('global supply start', async (_request, context) =>
    context.store.family === 'global supply' ? respond('Success', await readStartPage(catalogOf(context))) : redirect('/main/start_page')),
  implementKind('global supply help', async (_request, { database, store }) => {
    const { help } = store.information;
    return help === null ? redirect('/information/help') : respond('Success', await instructions(database, help));
  }),
  // The response names are the numbers of the stores that have it at this path: those alone may be answered.
  implementKind('tutorial', async (_request, context, path) => {
    const { tutorial } = context.store.information;
    const isOwn = ownerOf(context, path)?.name === context.store.name;
    return tutorial === null || !isOwn ? redirect('/information/help') : respond(String(context.store.number) as TutorialName, await instructions(context.database, tutorial));
  }),
];

/** @throws Problem (404) when the operator has loaded no such page */
async function instructions(database: RequestContext['database'], key: string) {
  const page = await findPage(database, key);
  if (page === null) throw problem({ status: 404, code: 'PAGE_UNKNOWN', title: 'Page not found', message: `The page ${key} has not been loaded. Please contact the help desk.` });
  const { title, content, updatedOn } = page;
  return { title, content, updatedOn };
}
