import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { ownMarketplace } from './own-marketplace.ts';
import { openVendorServer, type VendorServer } from './vendor-server.ts';

/** The system of the vendor is on this machine. */
const networks = { VENDOR_PRIVATE_NETWORKS: '127.0.0.0/8' };
const programs = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src');

/** The vendor who gets mail. */
export const mailVendor = { id: 'V-MAIL', name: 'Sample Office Supply', orders: 'orders@office.vendor.example.gov', contract: '47SMPL-MAIL-01' } as const;
/** The vendor with a system: `healed` is the contract for which it fails at first, `mended` that whose way names the wrong secret. */
export const systemVendor = {
  id: 'V-SYSTEM', name: 'Sample Systems', contact: 'people@systems.vendor.example.gov', market: 'MARKET', identity: '123456789', secret: 'the-secret-of-the-vendor', word: 'SYSTEMS', wrongWord: 'FORMER',
  healed: '47SMPL-SYSTEM-01', mended: '47SMPL-SYSTEM-02',
} as const;
/** What they sell, one product under each contract. */
export const products = [
  { id: 'p-1', name: 'Sample stapler', vendor: mailVendor, contract: mailVendor.contract },
  { id: 'p-2', name: 'Sample printer', vendor: systemVendor, contract: systemVendor.healed },
  { id: 'p-3', name: 'Sample scanner', vendor: systemVendor, contract: systemVendor.mended },
] as const;

/** A marketplace whose purchase orders leave: by a mail server, and to the system of a vendor. */
export interface VendorsMarketplace {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly mailbox: Mailbox;
  readonly vendor: VendorServer;
  /** Makes the ways of the vendors what they are in the beginning, with the wrong secret for one contract. */
  setWays(): Promise<void>;
  stop(): Promise<void>;
}

/** `port`: that of the web; the next one is that of its identity server. */
export async function openVendorsMarketplace(port: number): Promise<VendorsMarketplace> {
  const [mailbox, vendor] = await Promise.all([openMailbox(), openVendorServer({ ...systemVendor, failsFor: { contract: systemVendor.healed, times: 2 } })]);
  const market = await ownMarketplace(port, {
    SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailbox.port), SMTP_TLS: 'none', MAIL_FROM: 'market@market.example.gov',
    [`${systemVendor.word}_VENDOR_SECRET`]: systemVendor.secret, [`${systemVendor.wrongWord}_VENDOR_SECRET`]: 'the-secret-of-before', ...networks,
  });
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-vendors-'));
  const run = async (program: string, ...args: string[]): Promise<void> => {
    await promisify(execFile)(process.execPath, [join(programs, program), ...args], { cwd: folder, env: { ...process.env, ...networks, DATABASE_URL: market.databaseUrl } });
  };
  const written = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  await run('import-catalog.ts', written('catalog.jsonl', products.map((product) => JSON.stringify(row(product))).join('\n')));
  return {
    ...market,
    mailbox,
    vendor,
    setWays: () => run('run-vendors.ts', 'import', written('vendors.json', JSON.stringify(waysTo(vendor.url)))),
    async stop() {
      await market.stop();
      await vendor.close();
      mailbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const row = ({ id, name, vendor, contract }: (typeof products)[number]) => ({
  id, name, manufacturer: 'Sample', partNumber: id.toUpperCase(), categoryPath: [{ id: '75', name: 'Office Supplies and Devices' }],
  offers: [{ vendor: vendor.name, vendorId: vendor.id, contract, price: '12.50', deliveryDays: 5 }],
});

function waysTo(url: string) {
  const market = { domain: 'NetworkID', identity: systemVendor.market };
  const cxml = { url, from: market, to: { domain: 'DUNS', identity: systemVendor.identity }, sender: market, secret: systemVendor.word, privateAllowed: true };
  const { id: vendorId, contact } = systemVendor;
  return [
    { vendorId: mailVendor.id, way: 'mail', settings: { to: mailVendor.orders } },
    { vendorId, way: 'cxml', settings: cxml, contact },
    { vendorId, contractNumber: systemVendor.mended, way: 'cxml', settings: { ...cxml, secret: systemVendor.wrongWord }, contact },
  ];
}
