import type { Account, BuyerRequest, CatalogImport, DeskAnswer, DeskPath, DeskRequest, ListedProductReport, ListedPurchaseOrder, RegistrationRequest } from '@quartermaster/contracts-desk';
import { DeskRefusal, type DeskClient } from '../wire/desk-client.ts';
import { searchAnswers } from './sample-search.ts';
import { previewWork } from './sample-store-work.ts';
import { textAnswers } from './sample-texts.ts';

const at = '2026-11-23T10:00:00.000Z';
const list = { total: 1, page: 1, pageCount: 1 };
const request: RegistrationRequest = {
  number: 'R-0000001-3', state: 'open', store: 'ADVANTAGE', name: 'Ada Newcomer', email: 'ada@agency.example.gov', agency: 'Sample Agency', phone: '202-555-0100', bureau: 'Public Buildings Service', government: null, askedAt: at, emailProvedAt: at, decidedAt: null, decidedBy: null,
};
const buyerRequest: BuyerRequest = {
  number: 'B-0000001-3', kind: 'agency', state: 'open', store: 'ADVANTAGE', name: 'Demo Buyer', email: 'demo.buyer@agency.example.gov', askedAt: at, decidedAt: null, decidedBy: null, reason: '',
};
const productReport: ListedProductReport = {
  number: 'P-0000001-3', state: 'open', store: 'ADVANTAGE', productId: 'toner', productName: 'Toner cartridge', partNumber: '006R90321', about: 'The description or a specification is wrong', vendor: { id: 'V-SUPPLY', name: 'Sample Supply Co.' }, reportedAt: at, answeredAt: null,
};
/** A request to close an account, as its page gets it. */
export const closureRequest: DeskAnswer<'/buyer-request'> = { request: { ...buyerRequest, number: 'B-0000002-1', kind: 'closure' }, agency: null, closure: { openPurchaseOrders: [], keeping: 'here', accountId: 'a-0001' } };
const account: Account = {
  id: 'a-0001', login: 'ada@agency.example.gov', email: 'ada@agency.example.gov', name: 'Ada Newcomer', agencyCode: '4700', state: 'toSetUp', isDemo: false, createdAt: at, disabledAt: null,
  owes: { password: true, secondFactor: false }, helpAskedAt: at, link: { state: 'open', madeAt: at, expiresAt: '2026-11-26T10:00:00.000Z', usedAt: null },
};
const mail = { id: '0b6f2c9e-6f0f-4a33-9d55-0d5b5f2c7d11', state: 'dead', kind: 'registration-accepted', recipient: 'ada@agency.example.gov', subject: 'Your request', writtenAt: at, sentAt: null, lastError: '550 no such mailbox' } as const;
const order = {
  number: 'A27-0000123-6-01', orderNumber: 'A27-0000123-6', store: 'ADVANTAGE', placedAt: at, vendorId: 'V-SUPPLY', vendor: 'Sample Supply Co.', status: 'Accepted by the vendor',
  reasons: [{ kind: 'dead', since: at }, { kind: 'cancellation', since: at }, { kind: 'rejected', since: at }],
} satisfies ListedPurchaseOrder;
const agency = { code: '47', name: 'General Services Administration', kind: 'civil' as const, emailDomains: ['gsa.gov'], bureaus: ['Public Buildings Service'] };
const activity = { aac: '47SMPL', activity: 'Sample Depot', contactName: 'Sample Clerk', phone: '202-555-0143', email: 'clerk@agency.example.gov', line1: '1 Sample Road', line2: '', city: 'Ames', state: 'IA', zip: '50011', active: true, passwordFor: 'none' as const, supervisors: [] };
const memberDomain = { domain: 'city.example.gov', government: 'City of Example', state: 'IA', kind: 'city', since: '2026-11-24', active: true, source: 'register' } as const;
const authorization = {
  id: '7f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10', state: 'authorized', memberName: 'Demo Member', memberEmail: 'member@city.example.gov', government: 'City of Example, IA', supervisorName: 'Demo Supervisor', supervisorEmail: 'supervisor@city.example.gov', askedAt: at,
} as const;
const catalogImport: CatalogImport = {
  importId: 7, source: 'list.csv', by: 'editor@desk.example.gov', atDesk: true, state: 'interrupted', beganAt: at, endedAt: null, size: 4000, bytesRead: 1000,
  rows: 20, added: 18, changed: 0, unchanged: 1, rejected: 1, work: null, failure: null, stopAskedBy: null, undoes: null, reason: null, removed: 0, undoneBy: null, undoState: null,
};
const vendor = { vendorId: 'V-0042', name: 'Sample Vendor', ways: ['edi', 'mail'], trialMailbox: null, waiting: 0, dead: 1 };

const store = { name: 'HARBOR', number: 11, hosts: ['harbor.example.gov'], shipped: true, off: null, activeVersion: '1.1.0', failures: 1, assortment: null };

const requisition = { documentNumber: '47AB0163240001', status: 'Sent' as const, enteredAt: at, enteredBy: 'Demo Buyer', stockNumber: '7510000000000', quantity: 10, unitOfIssue: 'BX' };

/** What a server with one of each thing answers. */
const answers: { readonly [Path in DeskPath]: DeskAnswer<Path> } = {
  '/session': { name: 'Demo Operator', login: 'operator@marketplace.example.gov', role: 'administrator', may: [], xsrfToken: 'token', endsAfterMinutes: 30, isTrial: true },
  '/sign-out': {},
  '/registrations': { ...list, requests: [request] },
  '/registration': { request, letter: null, keeping: 'here', account: null, agencyCode: '47', proposed: { accepted: 'Dear Ada, yes.', declined: 'Dear Ada, no.' } },
  '/registration/decide': {},
  '/registration/mail-letter': {},
  '/product-reports': { ...list, reports: [productReport] },
  '/product-report': { report: { ...productReport, text: 'The yield is 6,000 pages.', buyerName: 'Demo Buyer', buyerEmail: 'demo.buyer@agency.example.gov', vendorEmail: 'orders@supply.example.com' }, answers: [{ kind: 'vendor', by: 'orders@supply.example.com', text: 'It is corrected.', at }] },
  '/product-report/answer': {},
  '/product-reports/export': { fileName: 'product-reports.csv', csv: 'number' },
  '/buyer-requests': { ...list, requests: [buyerRequest] },
  '/buyer-request': { request: buyerRequest, agency: { code: 'N', name: 'Navy', before: { code: '4700', name: 'General Services Administration' }, hasItsDomain: false }, closure: null },
  '/buyer-request/confirm-agency': {},
  '/buyer-request/refuse': {},
  '/buyer-request/close-account': { disabled: true, mailed: true },
  '/accounts': { ...list, isKeptHere: true, accounts: [account], helpAsked: 1 },
  '/account': { account, events: [{ at, actor: 'operator@marketplace.example.gov', action: 'password-reset', reason: 'Asked by phone' }] },
  '/account/disable': { mailed: null },
  '/account/enable': { mailed: null },
  '/account/unlock': { mailed: null },
  '/account/reset-password': { mailed: true },
  '/account/reset-second-factor': { mailed: true },
  '/account/new-link': { mailed: true },
  '/account/sign-out': { mailed: null },
  '/account/change-agency-code': {},
  '/orders': { ...list, orders: [order], hasMore: false },
  '/order': {
    order: {
      ...order, contractNumber: '47SMPL-SAMPLE-01', placedBy: 'Demo Buyer', shipTo: ['Sample Agency', '1 Sample Road', 'Ames, IA 50011'], note: 'Dock 3', terms: [], deliverBy: '2026-12-24', subtotal: '$100.00',
      invoiceNumbers: ['I-1'], isCancellationAsked: true,
    },
    lines: [{ position: 1, name: 'Sample stapler', unitOfIssue: 'Box', ordered: 5, rejected: 1, rejectedReason: 'Out of stock', shipped: 0, received: 0, promisedDate: '2026-12-01', total: '$100.00' }],
    moves: ['rejected', 'shipped', 'delivered', 'canceled'],
    happenings: [
      { position: 1, at, title: 'Accepted', text: '', isMessage: false, by: 'vendor', name: 'Sample Supply Co.', way: 'link' },
      { position: 2, at, title: 'Message', text: 'Please ring at gate 4.', isMessage: true, by: 'buyer', name: 'Demo Buyer', way: 'page' },
    ],
    delivery: { state: 'dead', since: at, key: '5f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10', way: 'cxml', attempts: 3, lastError: '400 unknown contract', nextAttemptAt: null, failures: [{ at, way: 'cxml', reason: '400 unknown contract' }, { at, way: null, reason: 'The vendor has no way.' }] },
    untold: [{ position: 2, title: 'Message', reason: null }],
    links: [
      { linkId: '0a1b2c3d4e5f', state: 'open', createdAt: at, expiresAt: '2027-02-21T10:00:00.000Z', revokedAt: null },
      { linkId: 'f0e1d2c3b4a5', state: 'revoked', createdAt: at, expiresAt: '2027-02-21T10:00:00.000Z', revokedAt: at },
    ],
  },
  '/order/set-aside': {},
  '/order/send': {},
  '/order/move': {},
  '/order/make-link': { linkId: '112233445566', url: 'http://localhost:8080/vendor/purchase-order?key=sample', expiresAt: '2027-02-21T10:00:00.000Z' },
  '/order/revoke-links': {},
  '/order/answer-cancellation': {},
  '/order/message': {},
  '/mails': { ...list, mails: [mail] },
  '/mail': { mail, text: 'Dear Ada, yes.', textWithheld: null },
  '/mail/resend': {},
  '/agencies': { ...list, agencies: [agency] },
  '/agency': { agency },
  '/agency/change': {},
  '/activities': { ...list, activities: [activity] },
  '/activity': { activity, addressBooks: 2 },
  '/activity/set-active': {},
  '/activity/set-passwords': {},
  '/aac-passwords': { ...list, passwords: [{ id: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2e01', aac: '47AB01', activity: 'Sample Depot', holderName: 'Demo Buyer', holderEmail: 'buyer@agency.example.gov', approvedBy: 'chief@agency.example.gov', approvedAt: at, expiresAt: at, isSupervisorListed: false }] },
  '/aac-password/revoke': {},
  '/activities/import': { added: 1, changed: 0, same: 0, rejected: 1, rejects: [{ line: 3, field: 'zip', reason: 'It is empty.' }] },
  '/activities/export': { fileName: 'activities.csv', csv: 'aac\r\n' },
  ...searchAnswers,
  '/approval-rules': { ...list, rules: [{ kind: 'budget', code: '47SMPL', email: '', name: '', fund: 'A1', fiscalYear: 2027, role: '', amount: 2_000_000, reserved: 40_000, spent: 350_000 }] },
  '/approval-rules/import': { added: 1, changed: 0, same: 0, rejected: 0, rejects: [] },
  '/approval-rules/set': { outcome: 'changed' },
  '/approval-rules/export': { fileName: 'approval-rules.csv', csv: 'kind,code\n' },
  '/member-domains': { ...list, memberDomains: [memberDomain] },
  '/member-domain': { memberDomain, sameGovernment: ['city.example.us'], buyers: 3 },
  '/member-domain/add': { domain: 'county.example.gov' },
  '/member-domain/set-active': {},
  '/member-domains/import': { added: 1, changed: 0, same: 0, rejected: 1, rejects: [{ line: 3, field: 'domain', reason: 'gov is shared by many.' }] },
  '/agencies/import': { added: 0, changed: 1, same: 0, rejected: 1, rejects: [{ line: 3, field: 'domains', reason: 'gov is shared by many.' }] },
  '/agencies/export': { fileName: 'agencies.csv', csv: 'code\r\n' },
  '/member-domains/export': { fileName: 'member-domains.csv', csv: 'domain\r\n' },
  '/member-domains/unlisted': { groups: [{ domain: 'town.example.us', buyers: 4, ordered: 2 }, { domain: null, buyers: 1, ordered: 0 }] },
  '/authorizations': { ...list, authorizations: [authorization] },
  '/authorization': {
    authorization: {
      ...authorization, store: 'STATE', purpose: 'Office supplies', yearly: '$5,000.00', answerBy: '2026-12-07T10:00:00.000Z', reason: null,
      terms: { limit: '$4,000.00', year: 'Fiscal year from July', from: '2026-11-23', until: '2027-06-30', use: { used: '$100.00', left: '$3,900.00', yearEnds: '2027-06-30' } },
    },
    happenings: [
      { position: 1, at, title: 'Asked', text: '', by: 'member', name: 'Demo Member' },
      { position: 2, at, title: 'Supervisor reminded', text: '', by: 'system', name: 'marketplace' },
      { position: 3, at, title: 'Authorized', text: '$4,000.00 a year (Fiscal year from July), from 2026-11-23 to 2027-06-30', by: 'supervisor', name: 'Demo Supervisor' },
    ],
  },
  '/authorization/revoke': {},
  '/catalog/products': { ...list, products: [{ productId: 'P/1', name: 'Sample stapler', partNumber: 'ST-20', nsn: '7520-01-111-1111', manufacturer: 'Sample', offers: 1, offSale: 1 }] },
  '/catalog/product': {
    product: { productId: 'P/1', name: 'Sample stapler', kind: 'product', partNumber: 'ST-20', nsn: '7520-01-111-1111', manufacturer: 'Sample', category: 'Office Devices', importedAt: at, replacedBy: 'P/2', configuration: { id: 'ST', name: 'Sample stapler', options: [{ name: 'Color', value: 'Black' }] }, photograph: { source: 'ST-20.jpg', width: 1_200, height: 900, importedAt: at } },
    offers: [
      { offerId: 'O-1', vendorId: 'V-0042', vendor: 'Sample Vendor', contractNumber: '47SMPL-SAMPLE-01', price: '$12.50', unitOfIssue: 'Each', deliveryDays: 5, available: 0, backInStock: '2027-03-31', priceFrom: '2026-10-01', priceUntil: '2027-09-30', contractUntil: '2029-09-30', restrictedTo: ['Department of Defense'], minimumOrder: '$25.00', maximumOrder: '$5,000.00', quantityBreaks: ['10 or more: $11.90'], listed: true, offSale: null },
      { offerId: 'O-2', vendorId: 'V-0043', vendor: 'Other Vendor', contractNumber: '47SMPL-SAMPLE-02', price: '$12.90', unitOfIssue: 'Each', deliveryDays: 2, available: null, backInStock: null, priceFrom: null, priceUntil: null, contractUntil: null, restrictedTo: [], minimumOrder: null, maximumOrder: null, quantityBreaks: [], listed: true, offSale: { since: at, by: 'editor@desk.example.gov', reason: 'Recalled by the vendor.' } },
    ],
    stores: [
      { store: 'ADVANTAGE', hasAssortment: false, shows: 'withOffers', offers: [
        { offerId: 'O-1', vendor: 'Sample Vendor', contractNumber: '47SMPL-SAMPLE-01', price: '$12.50', inStock: false, unsold: null },
        { offerId: 'O-2', vendor: 'Other Vendor', contractNumber: '47SMPL-SAMPLE-02', price: null, inStock: true, unsold: { why: 'offSale' } },
      ] },
      { store: 'VA', hasAssortment: true, shows: 'nothing', offers: [
        { offerId: 'O-1', vendor: 'Sample Vendor', contractNumber: '47SMPL-SAMPLE-01', price: null, inStock: false, unsold: { why: 'assortment', subject: 'vendor', value: 'V-0042' } },
        { offerId: 'O-2', vendor: 'Other Vendor', contractNumber: '47SMPL-SAMPLE-02', price: null, inStock: true, unsold: { why: 'offSale' } },
      ] },
    ],
  },
  '/catalog/imports': { ...list, mostMegabytes: 64, imports: [catalogImport] },
  '/catalog/import': { ...list, import: catalogImport, rejects: [{ line: 3, field: 'price', reason: 'must be more than zero' }], mayGoOn: true, undo: { changed: 2, added: 18 }, hasFile: true },
  '/catalog/import/rejects': { fileName: 'list.csv.rejects.csv', csv: 'line,column,reason\r\n' },
  '/catalog/import/begin': { importId: 7 },
  '/catalog/import/part': {},
  '/catalog/import/start': {},
  '/catalog/import/stop': {},
  '/catalog/import/undo': { importId: 8 },
  '/catalog/import/discard': {},
  '/catalog/take-off-sale': {},
  '/catalog/put-back': {},
  '/vendors': { ...list, vendors: [vendor] },
  '/vendor': {
    vendor, knownWays: ['api', 'cxml', 'edi', 'mail'], keys: [{ keyId: '0a1b2c3d4e5f', note: 'warehouse program', createdAt: at, lastUsedAt: null, revokedAt: null }],
    reductions: [{
      id: '8f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10', state: 'authorized', buyer: 'Demo Buyer, buyer@agency.example.gov', store: 'ADVANTAGE', product: 'Sample stapler', contractNumber: '47SMPL-SAMPLE-07', quantity: 600, listPrice: '$100.00', askedPrice: '$75.00', price: '$80.00', until: '2026-12-31',
      answererEmail: 'sales@vendor.example.com', askedAt: at, reason: null, orderNumber: null,
    }],
    ways: [
      { contractNumber: null, way: 'mail', settings: { to: 'orders@vendor.example.com' }, contact: 'sales@vendor.example.com' },
      { contractNumber: '47SMPL-SAMPLE-07', way: 'edi', settings: { partner: 'GATEWAY' }, contact: null },
    ],
    waiting: [{ poNumber: 'A27-0000123-6-01', contractNumber: '47SMPL-SAMPLE-01', isDead: true, since: at, reason: 'The mail server refused the address.' }],
  },
  '/vendor/set-way': {},
  '/vendor/remove-way': {},
  '/vendor/make-key': { keyId: '5f4e3d2c1b0a', key: 'qmv_sample' },
  '/vendor/revoke-key': {}, '/vendor/take-back-price': {},
  '/requisitions': { ...list, waiting: 2, requisitions: [requisition] },
  '/requisition': {
    requisition: { ...requisition, approver: '', open: 10, record: 'A0AGSAS7510000000000  BX0001047AB0163240001N      AA1      13                   ', columns: [{ from: 1, to: 3, title: 'document identifier', text: 'A0A', meaning: 'Requisition with an NSN' }] },
    happenings: [{ position: 1, at, words: 'Sent in requisitions-000012.txt', by: 'operator@marketplace.example.gov' }],
  },
  '/requisition/ask': { words: 'The follow-up of 47AB0163240001 goes out with the next export.' },
  '/requisitions/enter': {
    entered: 1, rejected: 1, enteredBefore: null,
    requisitions: [{ line: 1, documentNumber: '47SMPL63240007', documentIdentifier: 'A0A', stockNumber: '7510013920564', quantity: 10, unitOfIssue: 'BX' }],
    rejects: [{ line: 2, reasons: ['R11, fund code (columns 52 to 53): It is missing. Give two capital letters or digits.'], record: 'A0AGSAS7510000000000  BX0001047SMPL        N      A        13' }],
  },
  '/requisitions/import-status': {
    recorded: 1, repeated: 0, rejected: 1, changes: [{ line: 1, documentNumber: '47AB0163240001', words: 'BB of 2026-11-20, 10: Back-ordered', before: 'Sent', after: 'Backordered' }],
    rejects: [{ line: 2, reasons: ['XX1 is no document that is known here.'], record: 'XX1' }],
  },
  '/requisitions/files': {
    ...list, waiting: 2, schedule: { times: ['06:00'], next: at, lastSent: at, sending: { at, message: 'The queue is away.' }, reading: null }, statusFiles: [{ name: 'status-1.txt', readAt: at, recorded: 3, repeated: 1, rejected: 0 }],
    files: [{ batch: 12, fileName: 'requisitions-000012.txt', documents: 4, exceptions: 1, madeAt: at, sentAt: at }, { batch: 11, fileName: 'requisitions-000011.txt', documents: 1, exceptions: 0, madeAt: at, sentAt: null }],
  },
  '/requisitions/file': { fileName: 'requisitions-000012.txt', text: 'A0A\n' },
  '/requisitions/send': { sent: [{ where: '/srv/out/requisitions-000013.txt', documents: 2 }] },
  '/requisitions/rules': {
    settings: [{ name: 'lastPriorityOf999', value: '4', standard: '3', explanation: 'The required delivery date 999 is taken with priorities from 01 to this one.', form: 'a number from 0 to 15' }],
    tables: [{ name: 'demand codes', codes: 6, unverified: 2, isRefused: false }, { name: 'advice codes', codes: 17, unverified: 9, isRefused: true }],
  },
  '/requisitions/set-rule': {},
  '/stores': { stores: [store] },
  '/store': {
    store, composition: null, upstreams: [{ path: '/vs/harbor', description: 'Tides', address: null }], failures: [{ at, where: '/vs/harbor/tides', why: 'LATE: No answer came in time.' }],
    versions: ['1.1.0', '1.0.0'].map((version) => ({ version, packageName: 'store-harbor', coreRange: '^0.1.0', integrity: 'sha512-sample', installedAt: at, activatedAt: at, bytes: 2048, files: 3, rules: [{ rule: 'axe', verdict: 'passed' }] })),
  },
  '/stores/additions': { checkerSeenAt: at, isChecked: false, additions: [{ workId: 5, subject: 'harbor-1.2.0.tgz', by: 'operator@marketplace.example.gov', state: 'refused', askedAt: at }] },
  '/stores/add': { workId: 5 },
  '/stores/withdraw': {},
  '/store/approve-address': {},
  '/store/withdraw-address': {},
  '/store/work': { work: previewWork },
  '/store/assortment': { fileName: 'harbor.json', file: '{}\n', supplied: false },
  '/store/assortment/preview': { workId: 6 },
  '/store/assortment/set': { workId: 7 },
  '/store/roll-back': {},
  '/store/remove': {},
  ...textAnswers,
  '/page-views': { stores: ['ADVANTAGE', 'VA'], views: 1240, keptDays: 400, pages: [{ path: '/search/advantage_search', views: 1000 }, { path: '/catalog/product_detail', views: 240 }], days: [{ day: '2026-11-27', views: 1240 }],
    steps: [{ from: '', to: '/main/start_page', kind: 'page', responseName: 'Success', steps: 310 }, { from: '/cart/shopping_cart', to: '/error/http_error', kind: 'error', responseName: '', steps: 2 }] },
  '/page-steps/export': { fileName: 'page-steps.csv', csv: 'day\r\n' },
  '/page-views/export': { fileName: 'page-views.csv', csv: 'day\r\n' },
  '/announce': {},
  '/audit': { ...list, entries: [{ number: 1, at, actor: 'operator@marketplace.example.gov', role: 'administrator', action: 'activity.retired', subject: '47SMPL', details: { reason: 'Closed.' } }] },
  '/overview': { queues: [{ name: 'orders', waiting: 2, oldest: at }, { name: 'registrations', waiting: 1, oldest: at }, { name: 'buyer-requests', waiting: 1, oldest: at }, { name: 'product-reports', waiting: 1, oldest: at }, { name: 'mail', waiting: 0, oldest: null }], orderReasons: [{ kind: 'dead', waiting: 1 }, { kind: 'late', waiting: 1 }], deadMails: 3 },
  '/health': {
    at,
    queues: [
      { name: 'mail', waiting: 3, oldest: at, dead: 1 }, { name: 'vendor-deliveries', waiting: 0, oldest: null, dead: 0 }, { name: 'vendor-notices', waiting: 0, oldest: null, dead: null },
      { name: 'catalog-import', waiting: 0, oldest: null, dead: null }, { name: 'registrations', waiting: 1, oldest: at, dead: null }, { name: 'requisitions', waiting: 2, oldest: at, dead: null }, { name: 'search-feed', waiting: 100_000, oldest: null, dead: null },
    ],
    failures: [
      { kind: 'request', what: 'POST /advantage/rs/cart/addCart', code: 'DATABASE_AWAY', times: 12, firstAt: at, lastAt: at, requestId: '5f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10' },
      { kind: 'work', what: 'the outbox could not be worked off: mail; what is in it is kept', code: 'ECONNREFUSED', times: 1, firstAt: at, lastAt: at, requestId: null },
    ],
    slowStatement: 250,
    statements: [{ statement: `select name from item where id = any($1) and ${'state = ? and '.repeat(20)}price > $2`, calls: 4, mean: 412, longest: 1280, firstAt: at, lastAt: at }],
    processes: [
      { host: 'market-1', pid: 4711, version: '0.1.0', node: '24.1.0', startedAt: at, seenAt: at, resident: 210 * 2 ** 20, heap: 90 * 2 ** 20, isSilent: false },
      { host: 'market-2', pid: 4712, version: '0.1.0', node: '24.1.0', startedAt: at, seenAt: at, resident: 180 * 2 ** 20, heap: 70 * 2 ** 20, isSilent: true },
    ],
    postgresql: '17.2', migrations: [{ area: 'cart', number: 3, file: '0003-filled-by.sql', files: 3 }], storePackages: [{ store: 'HARBOR', version: '1.2.0' }],
  },
};

/** A desk without a server. `changes` gets what is sent; `refused` are paths that answer with a refusal. */
export function sampleDesk(may: readonly DeskPath[], refused: Readonly<Partial<Record<DeskPath, string>>> = {}, other: Readonly<{ [Path in DeskPath]?: Partial<DeskAnswer<Path>> }> = {}): { readonly client: DeskClient; readonly changes: unknown[] } {
  const changes: unknown[] = [];
  const answer = async <Path extends DeskPath>(path: Path): Promise<DeskAnswer<Path>> => {
    const code = refused[path];
    if (code !== undefined) throw new DeskRefusal({ code, message: 'This was refused. Try again.', fieldErrors: [] });
    const known: unknown = answers[path];
    // A file is no object.
    if (typeof known !== 'object') return answers[path];
    return { ...known, ...(path === '/session' ? { may: [...may] } : other[path]) } as DeskAnswer<Path>;
  };
  return {
    changes,
    client: {
      read: answer,
      async change<Path extends DeskPath<'POST'>>(path: Path, sent: DeskRequest<Path>) {
        changes.push([path, sent]);
        return answer(path);
      },
    },
  };
}
