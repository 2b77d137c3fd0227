import { implement, respond, serviceAt, type Implementation } from '../wire/index.ts';
import { findPage, readHelp } from './information-store.ts';

/** Pages of information, and help (specification, sections 2, 3 and 7). */
export function informationServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/information/page'), async ({ keyName }, { database }) => {
      const page = await findPage(database, keyName);
      if (page === null) {
        const plainKey = keyName.replace(/^ux_ui\//, '');
        return respond('Failure', { keyName: plainKey, message: `There is no page with the key ${plainKey}.` });
      }
      const { shownAs, ...shown } = page;
      return shownAs === 'modal' ? respond('InfoModal', shown) : respond('InfoPage', shown);
    }),
    implement(serviceAt('/information/help'), async (_request, { database }) => respond('Success', { helpConfig: { categories: await readHelp(database) } })),
  ];
}
