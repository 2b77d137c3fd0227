import { defineArea } from '../area/index.ts';
import { clock, database, randomness, webOrigin } from '../runtime/index.ts';
import { vendorTrial } from '../vendor-delivery/index.ts';
import { forgetOldReports } from './kept-report.ts';
import { forgetOldReportLinks } from './link.ts';
import { registerReportPage } from './page/register-report-page.ts';
import { reportServices } from './report-services.ts';
import { productReportSettings } from './settings.ts';

export const productReportsArea = defineArea({
  name: 'product-reports',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: Object.values(productReportSettings),
  needs: { database, clock, randomness, webOrigin, isVendorTrial: vendorTrial, ...productReportSettings },
  services: ({ webOrigin, isVendorTrial, mostADay }) => reportServices({ webOrigin, isVendorTrial, mostADay }),
  routes: (app, { database, clock, randomness, webOrigin }, { wiring }) => registerReportPage(app, { database, clock, randomness, webOrigin, checkRate: wiring.checkRate }),
  cleanUp: [forgetOldReportLinks, forgetOldReports],
});
