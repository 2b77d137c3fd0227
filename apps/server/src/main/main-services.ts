import { storeTitle } from '@quartermaster/contracts';
import { extend, forgetSession, moveSession, type Identity } from '../login/index.ts';
import { findPageFor } from '../information/index.ts';
import { knownLegacyUrls, type LegacyUrls } from '../pages/index.ts';
import { implement, plain, respond, serviceAt, type Implementation } from '../wire/index.ts';

/** The services of section `main` that are not pages (specification, sections 2, 4 and 7). */
export function mainServices(identity: Identity, legacyUrls: LegacyUrls = knownLegacyUrls): readonly Implementation[] {
  return [
    implement(serviceAt('/main/stores'), async (_request, context) => respond('Success', { stores: context.stores.stores.map(({ name }) => ({ name, title: storeTitle(name) })) })),
    implement(serviceAt('/main/ebuy'), async (_request, { database, store }) => {
      const page = await findPageFor(database, store, 'EBUY');
      return respond('Success', { page: page === null ? null : { keyName: page.keyName, title: page.title, content: page.content, updatedOn: page.updatedOn } });
    }),
    implement(serviceAt('/main/session'), async () => respond('Success', {})),
    implement(
      serviceAt('/main/end_session'),
      async ({ switchTo }, context) => {
        if (context.stores.byName(switchTo) === null) await forgetSession(identity, context);
        else await moveSession(identity, context);
        return plain('ended');
      },
      // It is no call that keeps a session alive.
      { signOn: 'unasked' },
    ),
    implement(serviceAt('/main/extend_session'), async (_request, context) => plain(String(await extend(identity, context))), { signOn: 'unasked' }),
    implement(serviceAt('/main/struts_ng_url_map'), async () => respond('Success', legacyUrls)),
  ];
}
