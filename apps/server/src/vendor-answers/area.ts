import { vendorWays } from '@quartermaster/deployment';
import { byDefault, defineArea } from '../area/index.ts';
import { outboxDatabase } from '../outbox/index.ts';
import { clock, database, randomness, webOrigin } from '../runtime/index.ts';
import { vendorSecrets } from '../vendor-delivery/index.ts';
import { apiWay } from './api/api-way.ts';
import { registerVendorApi } from './api/register-api.ts';
import { registerCxml } from './cxml/register-cxml.ts';
import { forgetOldDocuments } from './cxml/vendor-documents.ts';

export const vendorAnswersArea = defineArea({
  name: 'vendor-answers',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['purchase-orders', 'vendor-delivery'] },
  points: [byDefault(vendorWays, 'api', { needs: { database: outboxDatabase, clock }, open: (given) => apiWay(given.database, given.clock) })],
  needs: { database, clock, randomness, webOrigin, secrets: vendorSecrets },
  async routes(app, given, { wiring: { checkRate, unproved } }) {
    await registerCxml(app, { ...given, checkRate, unproved });
    await registerVendorApi(app, { ...given, checkRate });
  },
  cleanUp: [forgetOldDocuments],
});
