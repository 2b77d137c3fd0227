import type { Account, BuyerRequest, CatalogImport, DeskAnswer, DeskPath, DeskRequest, ListedPurchaseOrder, RegistrationRequest, StoreWork } from '@quartermaster/contracts-desk';
import { DeskRefusal, type DeskClient } from '../wire/desk-client.ts';

const at = '2026-11-23T10:00:00.000Z';
const list = { total: 1, page: 1, pageCount: 1 };
const request: RegistrationRequest = {
  number: 'R-0000001-3', state: 'open', store: 'ADVANTAGE', name: 'Ada Newcomer', email: 'ada@agency.example.gov', agency: 'Sample Agency', phone: '202-555-0100', bureau: 'Public Buildings Service', government: null, askedAt: at, emailProvedAt: at, decidedAt: null, decidedBy: null,
};
const buyerRequest: BuyerRequest = {
  number: 'B-0000001-3', kind: 'agency', state: 'open', store: 'ADVANTAGE', name: 'Demo Buyer', email: 'demo.buyer@agency.example.gov', askedAt: at, decidedAt: null, decidedBy: null, reason: '',
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
const activity = { aac: '47QSEA', activity: 'Sample Depot', contactName: 'Sample Clerk', phone: '202-555-0143', email: 'clerk@agency.example.gov', line1: '1 Sample Road', line2: '', city: 'Ames', state: 'IA', zip: '50011', active: true };
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

const same = { before: 4, after: 4 };
/** What a preview came to. */
const previewWork: StoreWork = {
  workId: 6, kind: 'preview', subject: 'HARBOR', by: 'operator@marketplace.example.gov', reason: '', state: 'done', askedAt: at, endedAt: at, steps: ['HARBOR: finding the offers that it sells ...'], result: [], refused: null,
  assortment: {
    outcome: 'changed', counts: { categories: same, products: { before: 120, after: 90 }, services: same, vendors: same, offers: { before: 300, after: 210 }, agreedPrices: same },
    differences: { entering: { count: 0, examples: [] }, leaving: { count: 30, examples: ['Sample stapler (P/1)'] }, repriced: { count: 1, examples: ['Sample lamp of Sample Vendor, $5.00 (before $10.00)'] } },
    unknownCount: 1, unknown: [{ path: 'vendors.exclude[0]', value: 'V-9' }],
  },
};
/** A package that breaks a rule. */
export const refusedWork: StoreWork = {
  ...previewWork, workId: 5, kind: 'addition', subject: 'harbor-1.2.0.tgz', reason: 'A new version', state: 'refused', assortment: null, steps: ['Checking the conformance rules ...'],
  refused: { code: null, message: 'The package does not keep the rules of stores.', rules: [{ rule: 'security', verdict: 'failed' }], findings: [{ rule: 'security', check: 'eval', place: 'dist/store.js, line 1', message: 'It makes code of text.', remedy: 'Leave it out.' }] },
};

/** What a server with one of each thing answers. */
const answers: { readonly [Path in DeskPath]: DeskAnswer<Path> } = {
  '/session': { name: 'Demo Operator', login: 'operator@marketplace.example.gov', role: 'administrator', may: [], xsrfToken: 'token', endsAfterMinutes: 30, isTrial: true },
  '/sign-out': {},
  '/registrations': { ...list, requests: [request] },
  '/registration': { request, letter: null, keeping: 'here', account: null, agencyCode: '47', proposed: { accepted: 'Dear Ada, yes.', declined: 'Dear Ada, no.' } },
  '/registration/decide': {},
  '/registration/mail-letter': {},
  '/buyer-requests': { ...list, requests: [buyerRequest] },
  '/buyer-request': { request: buyerRequest, agency: { code: 'N', name: 'Navy', before: '4700', hasItsDomain: false }, closure: null },
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
      ...order, contractNumber: '47QSEA-SAMPLE-01', placedBy: 'Demo Buyer', shipTo: ['Sample Agency', '1 Sample Road', 'Ames, IA 50011'], note: 'Dock 3', terms: [], deliverBy: '2026-12-24', subtotal: '$100.00',
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
  '/activities/import': { added: 1, changed: 0, same: 0, rejected: 1, rejects: [{ line: 3, field: 'zip', reason: 'It is empty.' }] },
  '/activities/export': { fileName: 'activities.csv', csv: 'aac\r\n' },
  '/approval-rules': { ...list, rules: [{ kind: 'budget', code: '47QSEA', email: '', name: '', fund: 'A1', fiscalYear: 2027, role: '', amount: 2_000_000, reserved: 40_000, spent: 350_000 }] },
  '/approval-rules/import': { added: 1, changed: 0, same: 0, rejected: 0, rejects: [] },
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
    product: { productId: 'P/1', name: 'Sample stapler', kind: 'product', partNumber: 'ST-20', nsn: '7520-01-111-1111', manufacturer: 'Sample', category: 'Office Devices', importedAt: at },
    offers: [
      { offerId: 'O-1', vendorId: 'V-0042', vendor: 'Sample Vendor', contractNumber: '47QSEA-SAMPLE-01', price: '$12.50', unitOfIssue: 'Each', deliveryDays: 5, available: 0, listed: true, offSale: null },
      { offerId: 'O-2', vendorId: 'V-0043', vendor: 'Other Vendor', contractNumber: '47QSEA-SAMPLE-02', price: '$12.90', unitOfIssue: 'Each', deliveryDays: 2, available: null, listed: true, offSale: { since: at, by: 'editor@desk.example.gov', reason: 'Recalled by the vendor.' } },
    ],
    stores: [
      { store: 'ADVANTAGE', hasAssortment: false, shows: 'withOffers', offers: [
        { offerId: 'O-1', vendor: 'Sample Vendor', contractNumber: '47QSEA-SAMPLE-01', price: '$12.50', inStock: false, unsold: null },
        { offerId: 'O-2', vendor: 'Other Vendor', contractNumber: '47QSEA-SAMPLE-02', price: null, inStock: true, unsold: { why: 'offSale' } },
      ] },
      { store: 'VA', hasAssortment: true, shows: 'nothing', offers: [
        { offerId: 'O-1', vendor: 'Sample Vendor', contractNumber: '47QSEA-SAMPLE-01', price: null, inStock: false, unsold: { why: 'assortment', subject: 'vendor', value: 'V-0042' } },
        { offerId: 'O-2', vendor: 'Other Vendor', contractNumber: '47QSEA-SAMPLE-02', price: null, inStock: true, unsold: { why: 'offSale' } },
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
      id: '8f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10', state: 'authorized', buyer: 'Demo Buyer, buyer@agency.example.gov', store: 'ADVANTAGE', product: 'Sample stapler', contractNumber: '47QSEA-SAMPLE-07', quantity: 600, listPrice: '$100.00', askedPrice: '$75.00', price: '$80.00', until: '2026-12-31',
      answererEmail: 'sales@vendor.example.com', askedAt: at, reason: null, orderNumber: null,
    }],
    ways: [
      { contractNumber: null, way: 'mail', settings: { to: 'orders@vendor.example.com' }, contact: 'sales@vendor.example.com' },
      { contractNumber: '47QSEA-SAMPLE-07', way: 'edi', settings: { partner: 'GATEWAY' }, contact: null },
    ],
    waiting: [{ poNumber: 'A27-0000123-6-01', contractNumber: '47QSEA-SAMPLE-01', isDead: true, since: at, reason: 'The mail server refused the address.' }],
  },
  '/vendor/set-way': {},
  '/vendor/remove-way': {},
  '/vendor/make-key': { keyId: '5f4e3d2c1b0a', key: 'qmv_sample' },
  '/vendor/revoke-key': {}, '/vendor/take-back-price': {},
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
  '/announce': {},
  '/audit': { ...list, entries: [{ number: 1, at, actor: 'operator@marketplace.example.gov', role: 'administrator', action: 'activity.retired', subject: '47QSEA', details: { reason: 'Closed.' } }] },
  '/overview': { queues: [{ name: 'orders', waiting: 2, oldest: at }, { name: 'registrations', waiting: 1, oldest: at }, { name: 'buyer-requests', waiting: 1, oldest: at }, { name: 'mail', waiting: 0, oldest: null }], orderReasons: [{ kind: 'dead', waiting: 1 }, { kind: 'late', waiting: 1 }] },
  '/health': {
    at,
    queues: [
      { name: 'mail', waiting: 3, oldest: at, dead: 1 }, { name: 'vendor-deliveries', waiting: 0, oldest: null, dead: 0 }, { name: 'vendor-notices', waiting: 0, oldest: null, dead: null },
      { name: 'catalog-import', waiting: 0, oldest: null, dead: null }, { name: 'registrations', waiting: 1, oldest: at, dead: null }, { name: 'search-feed', waiting: 100_000, oldest: null, dead: null },
    ],
    failures: [
      { kind: 'request', what: 'POST /advantage/rs/cart/addCart', code: 'DATABASE_AWAY', times: 12, firstAt: at, lastAt: at, requestId: '5f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10' },
      { kind: 'work', what: 'the outbox could not be worked off; what is in it is kept', code: 'ECONNREFUSED', times: 1, firstAt: at, lastAt: at, requestId: null },
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
    return path === '/session' ? { ...answers[path], may: [...may] } : { ...answers[path], ...other[path] };
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
