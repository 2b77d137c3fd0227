import { isGlobalSupply } from '@quartermaster/contracts';
import { readStartPage } from '../catalog/index.ts';
import { findPage } from '../information/index.ts';
import { catalogOf } from '../stores/assortment/index.ts';
import { implement, problem, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';

/** The keys of the pages that FSS and USMC have of their own (data/information/pages). */
const pages = { help: 'GGS_HELP', FSS: 'TUTORIAL_3', USMC: 'TUTORIAL_9' } as const;

/** The services of the Global Supply stores (specification, section 2). A visitor of another store is led to what that has instead. */
export function ggsServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/ggs/start_page'), async (_request, context) => startPage(context)),
    implement(serviceAt('/usmc/start_page'), async (_request, context) => startPage(context)),
    implement(serviceAt('/ggs/information/help'), async (_request, { database, store }) =>
      isGlobalSupply(store) ? respond('Success', await instructions(database, pages.help)) : redirect('/information/help')),
    implement(serviceAt('/information/tutorial'), async (_request, { database, store }) => {
      if (store === 'FSS') return respond('3', await instructions(database, pages.FSS));
      if (store === 'USMC') return respond('9', await instructions(database, pages.USMC));
      return redirect('/information/help');
    }),
  ];
}

async function startPage(context: RequestContext) {
  return isGlobalSupply(context.store) ? respond('Success', await readStartPage(catalogOf(context))) : redirect('/main/start_page');
}

/** @throws Problem (404) when the operator has loaded no such page */
async function instructions(database: RequestContext['database'], key: string) {
  const page = await findPage(database, key);
  if (page === null) throw problem({ status: 404, code: 'PAGE_UNKNOWN', title: 'Page not found', message: `The page ${key} has not been loaded. Please contact the help desk.` });
  const { title, content, updatedOn } = page;
  return { title, content, updatedOn };
}
