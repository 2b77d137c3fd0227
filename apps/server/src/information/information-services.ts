import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { findPage, findPageFor, listPages, readHelp, readNews, type InformationPage } from './information-store.ts';

/** Pages of information, and help (specification, sections 2, 3 and 7). */
export function informationServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/information/page'), async ({ keyName }, { database }) => {
      const page = await findPage(database, keyName);
      if (page === null) return respond('Failure', noPage(keyName.replace(/^ux_ui\//, '')));
      return page.shownAs === 'modal' ? respond('InfoModal', shown(page)) : respond('InfoPage', shown(page));
    }),
    implement(serviceAt('/information/help'), async (_request, { database }) => respond('Success', { helpConfig: { categories: await readHelp(database) } })),
    implement(serviceAt('/information/news'), async ({ page }, { database }) => respond('Success', await readNews(database, page))),
    implement(serviceAt('/information/helpfasid'), (_request, context) => knownPage('FAS_ID_HELP', context)),
    implement(serviceAt('/information/state_local'), (_request, context) => knownPage('STATE_LOCAL', context)),
    implement(serviceAt('/information/contractor'), (_request, context) => knownPage('CONTRACTORS', context)),
    implement(serviceAt('/information/content_page'), async ({ keyName }, context) =>
      keyName === undefined || keyName === '' ? respond('Index', { pages: await listPages(context.database) }) : knownPage(keyName, context)),
  ];
}

/** A page as a page of its own, however else it is shown. */
async function knownPage(keyName: string, { database, store }: RequestContext) {
  const page = await findPageFor(database, store, keyName);
  return page === null ? respond('Failure', noPage(keyName)) : respond('Success', shown(page));
}

const noPage = (keyName: string) => ({ keyName, message: keyName === '' ? 'The address names no page.' : `There is no page with the key ${keyName}.` });

const shown = ({ keyName, title, content, updatedOn }: InformationPage) => ({ keyName, title, content, updatedOn });
