import { readFileSync } from 'node:fs';
import { deskServices, roles } from '@quartermaster/contracts-desk';
import { services } from '@quartermaster/contracts/schema';
import { expect, test } from 'vitest';
import { roleFindings, type ServiceOfRoles } from './testing/role-findings.ts';

const page = readFileSync(new URL('../../../docs/roles.md', import.meta.url), 'utf8');
const ofStores = services.map(({ path, access }): ServiceOfRoles => ({ path, access }));
const ofDesk = deskServices.map(({ path, role }): ServiceOfRoles => ({ path, access: role }));
const accesses = ['visitor', 'buyer'];

test('the page of roles has each service of the stores once, with a role that fits its access', () => {
  expect(ofStores.length).toBeGreaterThan(80);
  expect(roleFindings(page, ofStores, accesses)).toEqual([]);
});

test('it has each service of the desk once, with the least role that may use it', () => {
  expect(ofDesk.length).toBeGreaterThan(60);
  expect(roleFindings(page, ofDesk, roles)).toEqual([]);
});

test.each([
  ['an added service', '`/cart`', [{ path: '/cart', access: 'visitor' }, { path: '/cart/share', access: 'buyer' }], ['/cart/share is in no row of docs/roles.md. Add it to the role that it is for, whose access is buyer.']],
  ['another access', '`/cart`', [{ path: '/cart', access: 'buyer' }], ['/cart is for buyer, and docs/roles.md has it in the row “Visitor” for visitor. Move it, or change the access of the service.']],
  ['a service twice', '`/cart`, `/cart`', [{ path: '/cart', access: 'visitor' }], ['/cart is 2 times in docs/roles.md (Visitor, Visitor). Leave it with the least role that may use it.']],
  ['a service that was removed', '`/cart`, `/gone`', [{ path: '/cart', access: 'visitor' }], ['/gone is in the row “Visitor” of docs/roles.md, and is no service. Take it out, or write it as its contract does.']],
])('%s is a finding with its name', (_what, cell, given, found) => {
  const text = `| Role | Access | May | Services |\n|---|---|---|---|\n| Visitor | \`visitor\` | Look | ${cell} |\n| Vendor | a key | Answer at \`/vendor\` | none |\n`;
  expect(roleFindings(text, given, accesses)).toEqual(found);
});
