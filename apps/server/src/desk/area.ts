import { cardVault, mailTransport, requisitionTransport, vendorWays } from '@quartermaster/deployment';
import { defineArea, provide } from '../area/index.ts';
import { healthKeeper, healthRecord, slowStatementLimit } from '../health/index.ts';
import { forgetOldBefore, forgetOldUploads, undoDays, undoProducts, unpackedLimit } from '../import/index.ts';
import { deskClientSettings, keptAccounts } from '../kept-accounts/index.ts';
import { identity } from '../login/index.ts';
import { outboxDatabase, startPump } from '../outbox/index.ts';
import { acceptedCookieKey, clock, cookieKey, database, databaseUrl, demoAccounts, log, randomness, sessionTimeout, webOrigin } from '../runtime/index.ts';
import { accountDeskServices } from './accounts/account-services.ts';
import { finishChanges } from './accounts/finish-changes.ts';
import { finishingPump, noticePump } from './accounts/notice-pump.ts';
import { takeNotices } from './accounts/take-notices.ts';
import { agencyDeskServices } from './agencies/agency-services.ts';
import { passwordListServices } from './activities/password-list-services.ts';
import { activityDeskServices } from './activities/activity-services.ts';
import { approvalRuleServices } from './approval-rules/rule-services.ts';
import { authorizationDeskServices } from './authorizations/authorization-services.ts';
import { announcementServices } from './announcements/announcement-services.ts';
import { auditServices } from './audit/audit-services.ts';
import { buyerRequestDeskServices } from './buyer-requests/buyer-request-services.ts';
import { catalogDeskServices } from './catalog/catalog-services.ts';
import { importDeskServices } from './catalog/imports/import-services.ts';
import { openImportThreads } from './catalog/imports/import-threads.ts';
import { rejectDays, uploadLimit } from './catalog/imports/settings.ts';
import { uploadDeskServices } from './catalog/imports/upload-services.ts';
import { ensureDemoOperator } from './demo-operator.ts';
import { helpCategoryDeskServices } from './help/category-services.ts';
import { helpTopicDeskServices } from './help/topic-services.ts';
import { messageDeskServices } from './messages/message-services.ts';
import { pageDeskServices } from './pages/page-services.ts';
import { pageViewDeskServices } from './page-views/page-view-services.ts';
import { surveyDeskServices } from './survey/survey-services.ts';
import { healthServices } from './health/health-services.ts';
import { overviewServices } from './health/overview-services.ts';
import { memberDomainDeskServices } from './member-domains/member-domain-services.ts';
import { mailDeskServices } from './mails/mail-services.ts';
import { orderDeskServices } from './orders/order-services.ts';
import { forgetOperatorSessions } from './operators/operator-session.ts';
import { operatorServices } from './operators/operator-services.ts';
import { deskFolder } from './pages/desk-folder.ts';
import { registerDeskPages } from './pages/register-desk-pages.ts';
import { productReportDeskServices } from './product-reports/product-report-services.ts';
import { registrationDeskServices } from './registrations/registration-services.ts';
import { keptDays } from '../page-views/index.ts';
import { requisitionSendTimes } from '../requisitions/index.ts';
import { requisitionDeskServices } from './requisitions/requisition-services.ts';
import { requisitionRuleServices } from './requisitions/rule-services.ts';
import { searchDeskServices } from './search/search-services.ts';
import { synonymFileServices } from './search/synonym-file-services.ts';
import { synonymDeskServices } from './search/synonym-services.ts';
import { catalogExportServices } from './catalog/export-services.ts';
import { specialItemNumberServices } from './special-item-numbers/special-item-number-services.ts';
import { specialCategoryDeskServices } from './special-categories/special-category-services.ts';
import { deskIdentity } from './sign-in/desk-identity.ts';
import { registerDeskSignIn } from './sign-in/register-sign-in.ts';
import { clientMessages } from '../wire/index.ts';
import { storeInspections } from '../pages/index.ts';
import { storeFailures } from '../store-failures/index.ts';
import { storeList } from '../store-list/index.ts';
import { storePackages } from '../store-packages/index.ts';
import { clusterNodes } from '../search/cluster/settings.ts';
import { searchDays } from '../search/searched/settings.ts';
import { vendorTrial } from '../vendor-delivery/index.ts';
import { additionDeskServices } from './store-work/addition-services.ts';
import { assortmentDeskServices } from './store-work/assortment-services.ts';
import { upstreamDeskServices } from './store-work/upstream-services.ts';
import { forgetOldWork } from './store-work/work-store.ts';
import { openWorkThreads } from './threads/work-threads.ts';
import { storeDeskServices } from './stores/store-services.ts';
import { vendorKeyServices } from './vendors/key-services.ts';
import { reductionDeskServices } from './vendors/reduction-services.ts';
import { vendorServices } from './vendors/vendor-services.ts';
import { DeskCookies, deskBase } from './wire/desk-cookies.ts';
import { registerDeskServices } from './wire/register-desk-services.ts';

/** Milliseconds: a person waits for a mail with a code. The identity server may have been started at the same time as this one, which is no failure. */
const noticePauses = { first: 5_000, between: 2_000, afterFailure: 10_000 };

/** Milliseconds: what is not finished is claimed for longer. */
const finishingPauses = { between: 15_000, afterFailure: 30_000 };

export const deskArea = defineArea({
  name: 'desk',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['profile', 'mail', 'checkout', 'orderhistory', 'purchase-orders', 'vendor-delivery', 'virtual-store', 'requisitions', 'product-reports', 'information', 'help-desk', 'department', 'page-views'] },
  settings: [deskFolder, uploadLimit, unpackedLimit, rejectDays, undoDays, undoProducts],
  needs: { ...deskClientSettings, folder: deskFolder, accounts: keptAccounts, stores: storeList, packages: storePackages, failures: storeFailures, compositions: storeInspections, identity, database, url: databaseUrl, mostMegabytes: uploadLimit, mostUnpacked: unpackedLimit, rejectDays, undoDays, undoProducts, record: healthRecord, clock, randomness, cookieKey, acceptedCookieKey, webOrigin, timeout: sessionTimeout, isTrial: demoAccounts, mail: mailTransport, vault: cardVault, ways: vendorWays, requisitions: requisitionTransport, sendTimes: requisitionSendTimes, isVendorTrial: vendorTrial, clients: clientMessages, keeper: healthKeeper, searchNodes: clusterNodes, searchDays, slowStatement: slowStatementLimit, viewDays: keptDays },
  provides: [
    provide(noticePump, {
      needs: { ...deskClientSettings, keeper: keptAccounts, database: outboxDatabase, mail: mailTransport, log },
      // Without the secret of the desk's client the identity provider tells nothing.
      open: ({ clientSecret, keeper, database, mail, log: to }) =>
        clientSecret === null ? null : startPump({ name: 'notices of the identity server', log: to, pauses: noticePauses, step: () => takeNotices({ keeper, database, mail }) }),
      close: (pump) => pump?.stop(),
    }),
    provide(finishingPump, {
      needs: { ...deskClientSettings, keeper: keptAccounts, database: outboxDatabase, mail: mailTransport, clock, log },
      open: ({ clientSecret, keeper, database, mail, clock: time, log: to }) =>
        clientSecret === null ? null : startPump({ name: 'changes of accounts', log: to, pauses: finishingPauses, step: () => finishChanges({ keeper, database, mail, clock: time }) }),
      close: (pump) => pump?.stop(),
    }),
  ],
  cleanUp: [forgetOperatorSessions, forgetOldWork, (pool, now, given) => forgetOldUploads(pool, now, given.rejectDays), (pool, now, given) => forgetOldBefore(pool, now, given.undoDays, given.undoProducts)],
  async start({ isTrial, database, clock }) {
    if (isTrial) await ensureDemoOperator(database, clock.now());
  },
  async routes(app, { viewDays, folder, accounts, stores, packages, failures, compositions, mail, vault, ways, requisitions, sendTimes, isVendorTrial, clients, keeper, searchNodes, searchDays: countedDays, slowStatement, isTrial, cookieKey, acceptedCookieKey, webOrigin, ...given }, { wiring }) {
    const { checkRate } = wiring;
    const { database, clock, randomness, timeout, url, mostMegabytes, mostUnpacked, undoProducts: kept, record } = given;
    const threads = openImportThreads({ url, mostUnpacked, undoProducts: kept, slowStatement }, record, (importId, error) => app.log.error({ err: error, importId }, 'the thread of an import has ended'));
    const assortmentThreads = openWorkThreads({ program: new URL('./store-work/assortment-thread.ts', import.meta.url), given: { url }, onLost: (workId: number, error) => app.log.error({ err: error, workId }, 'the thread of an assortment has ended') });
    app.addHook('onClose', () => Promise.all([threads.close(), assortmentThreads.close()]));
    const cookies = new DeskCookies(cookieKey, webOrigin.startsWith('https:'), acceptedCookieKey);
    const implementations = [
      ...operatorServices({ timeout, isTrial }), ...registrationDeskServices(mail, accounts, webOrigin), ...buyerRequestDeskServices({ keeper: accounts, vault, webOrigin, randomness }), ...productReportDeskServices({ webOrigin, randomness }), ...agencyDeskServices(), ...accountDeskServices(accounts, mail, randomness), ...orderDeskServices({ webOrigin, randomness }), ...mailDeskServices(isTrial), ...activityDeskServices(), ...passwordListServices({ webOrigin, randomness }), ...memberDomainDeskServices(), ...authorizationDeskServices({ webOrigin, randomness }), ...approvalRuleServices(), ...specialCategoryDeskServices(), ...specialItemNumberServices(), ...catalogExportServices(), ...reductionDeskServices({ webOrigin, randomness }), ...requisitionDeskServices(requisitions, sendTimes), ...requisitionRuleServices(),
      ...catalogDeskServices(stores), ...searchDeskServices(stores, countedDays), ...synonymDeskServices(stores), ...synonymFileServices(stores), ...importDeskServices({ threads, mostMegabytes }), ...uploadDeskServices(mostMegabytes), ...storeDeskServices({ wiring, packages, failures, compositions }), ...assortmentDeskServices(assortmentThreads), ...additionDeskServices(webOrigin), ...upstreamDeskServices(), ...vendorServices({ ways, isTrial: isVendorTrial }), ...vendorKeyServices(randomness), ...messageDeskServices(randomness), ...pageDeskServices(), ...surveyDeskServices(), ...helpTopicDeskServices(), ...helpCategoryDeskServices(), ...pageViewDeskServices(stores, viewDays), ...announcementServices(clients), ...auditServices(), ...overviewServices(), ...healthServices({ keeper, isFed: searchNodes.length > 0, slowStatement }),
    ];
    await app.register(async (desk) => registerDeskServices(desk, { database, clock, cookies, stores, timeout, implementations, checkRate }), { prefix: deskBase });
    await app.register(async (desk) => registerDeskSignIn(desk, { database, clock, randomness, cookies, timeout, identity: deskIdentity({ ...given, webOrigin }), checkRate }), { prefix: deskBase });
    await registerDeskPages(app, { folder, randomness, checkRate });
  },
});
