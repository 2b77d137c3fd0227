import type { StoreFailures } from '../store-failures/index.ts';
import { implement, respond, serviceAt, type Implementation } from '../wire/index.ts';

/** Notes why a store failed in a browser. Its sender may lie: it is read by people, and nothing follows from it. */
export function storePackageServices(failures: Pick<StoreFailures, 'inBrowser'>): readonly Implementation[] {
  return [
    implement(
      serviceAt('/stores/failure'),
      async ({ store, version, code, message }, { stores, log, clock }) => {
        const listed = stores.byName(store);
        if (listed?.shipped === true) {
          const why = withoutPersons(message);
          failures.inBrowser(listed.name, { at: clock.now().toISOString(), version, code, why });
          log.error({ store: listed.name, version, code, why }, 'a store failed in a browser');
        }
        return respond('Noted', {});
      },
      { rateClass: 'reports', staleToken: 'ignore', signOn: 'unasked' },
    ),
  ];
}

/** Text that may be a person's e-mail address, telephone or card stays out of the log. */
const withoutPersons = (message: string): string => message.replaceAll(/\S+@\S+/g, '(address)').replaceAll(/\d(?:[ -]?\d){6,}/g, '(number)');
