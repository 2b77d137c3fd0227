import { knownStores, ordinaryStore, shippedStoreList } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPool } from '../testing/test-pool.ts';
import { openStoreList } from './open-store-list.ts';
import { traitsCommand } from './traits-command.ts';

describe.each(oneTestDatabase())('npm run stores:traits on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ pool, close } = await openTestPool(open));
  });
  afterAll(() => close());

  const run = (args: readonly string[], content: unknown = null) => traitsCommand(pool, args, () => content);
  const listed = async (name: string) => (await openStoreList({ database: pool, clock: { now: () => new Date(0) }, log: { info: () => {}, warn: () => {} } })).byName(name);

  it.each(knownStores)('prints of %s what its row says, which can be given back', async (name) => {
    const printed = await run([name.toLowerCase()]);
    expect(printed).toEqual(shippedStoreList[name]);
    expect(await run([name, 'same.json'], JSON.parse(JSON.stringify(printed)))).toEqual(printed);
  });

  it('makes a store what a file says; what that leaves out is as in an ordinary store. Every process has it with the next change of the list', async () => {
    const before = (await listed('VITM'))?.federal;
    await run(['VITM', 'vitm.json'], { federal: false, members: { rule: 'email-domain', options: { domains: ['vitm.example.gov'] } } });
    expect([before, await listed('VITM')]).toEqual([true, expect.objectContaining({ ...ordinaryStore, federal: false, members: { rule: 'email-domain', options: { domains: ['vitm.example.gov'] }, validationPath: null } })]);
    expect(await run(['VITM', '--shipped'])).toEqual(shippedStoreList.VITM);
    expect(await listed('VITM')).toMatchObject({ federal: true, members: null });
  });

  it.each([
    ['no store', [], null, /^Usage:/],
    ['a store that is not there', ['HARBOR'], null, /^There is no store HARBOR/],
    ['a store that no list has', ['HARBOR', '--shipped'], null, /^HARBOR is not on the list that ships/],
    ['an option that there is not', ['VA', '--all'], null, /^There is no option --all/],
    ['a misspelled key', ['VA', 'va.json'], { familly: 'general' }, /^va\.json: It has "familly"/],
    ['a path of another store', ['VA', 'va.json'], { services: [{ path: '/dhs/start_page', kind: 'virtual start' }] }, /^va\.json: \/dhs\/start_page: VA cannot have/],
  ])('refuses %s in a sentence, and changes nothing', async (_what, args, content, message) => {
    await expect(run(args, content)).rejects.toThrow(message);
    expect(await run(['VA'])).toEqual(shippedStoreList.VA);
  });
});
