import { mailTransport, vendorWays } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { outboxDatabase } from '../outbox/index.ts';
import { createVendorLink } from '../purchase-orders/index.ts';
import { clock, log, randomness, webOrigin } from '../runtime/index.ts';
import { tracing } from '../telemetry/index.ts';
import { cxmlWay } from './cxml/cxml-way.ts';
import { vendorPrivateNetworks } from './cxml/private-networks.ts';
import { vendorSecrets } from './cxml/settings.ts';
import { openPdfMaker } from './documents/open-pdf-maker.ts';
import { deliveriesDueAfterSetBack } from './due-after-set-back.ts';
import { openDeliveryPump } from './open-delivery-pump.ts';
import { vendorTrial } from './settings.ts';
import { deliveryPump, pdfMaker } from './tokens.ts';
import { trialAddress } from './trial-address.ts';
import { mailWay } from './ways/mail-way.ts';

export const vendorDeliveryArea = defineArea({
  name: 'vendor-delivery',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['orderhistory', 'purchase-orders'] },
  settings: [vendorTrial, vendorSecrets, vendorPrivateNetworks],
  points: [
    byDefault(vendorWays, 'cxml', { needs: { secrets: vendorSecrets, networks: vendorPrivateNetworks }, open: (given) => cxmlWay(given) }),
    byDefault(vendorWays, 'mail', {
      needs: { mail: mailTransport, database: outboxDatabase, webOrigin, clock, randomness, pdfMaker },
      open: ({ mail, database, webOrigin, clock, randomness, pdfMaker: maker }) =>
        mailWay(mail, (poNumber) => createVendorLink(database, { poNumber, webOrigin, now: clock.now() }, randomness), maker.make),
    }),
  ],
  provides: [
    provide(pdfMaker, { open: openPdfMaker, close: (maker) => maker.close() }),
    provide(deliveryPump, {
      needs: { database: outboxDatabase, ways: vendorWays, isTrial: vendorTrial, webOrigin, clock, randomness, log, tracing },
      open: ({ isTrial, ...tools }) => {
        const otherwise = isTrial ? (vendorId: string) => ({ name: 'mail', settings: { to: trialAddress(vendorId) } }) : null;
        return openDeliveryPump({ ...tools, otherwise });
      },
      close: (pump) => pump.stop(),
    }),
  ],
  cleanUp: [deliveriesDueAfterSetBack],
});
