import { openPool, type Pool } from '@quartermaster/database';
import { freePort, oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { contribute, defineDeployment, definePlugin, vendorTransports } from '@quartermaster/deployment';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineArea, provide, valueOf, type Area } from './area/index.ts';
import * as shipped from './areas.ts';
import { composeServer } from './compose-server.ts';
import { openLog } from './http/index.ts';
import { openServer } from './open-server.ts';
import { pagesArea } from './pages/area.ts';
import { storeInspections } from './pages/index.ts';
import { defineToken, readSettings, systemClock, systemRandomness } from './runtime/index.ts';
import { startServer } from './server.ts';
import { implement, respond, serviceAt } from './wire/index.ts';

const tide = defineToken<string>('tide', 'How high the water is.');

describe.each(oneTestDatabase())('the server on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let told: string[];
  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
  });
  beforeEach(() => {
    told = [];
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  const tell = (what: string) => async () => void told.push(what);
  const plugin = definePlugin({ name: 'ferry', serverRange: '*', adds: [contribute(vendorTransports, () => ({ placed: async () => {} }))], stop: () => tell('plugin')() });
  const harbor = (more: Partial<Area> = {}): Area =>
    defineArea({ name: 'harbor', provides: [provide(tide, { open: () => 'high', close: () => tell('value')() })], beforeRoutes: async (app) => void app.addHook('onClose', tell('app')), ...more });

  /** All areas but that of the pages, which reads what the web is built to, and one more. */
  const optionsWith = (area: Area, port = 0) => {
    const given = new Map([valueOf(storeInspections, async () => [])]);
    const composition = composeServer([...given.keys()], [...Object.values(shipped).filter((each) => each !== pagesArea), area]);
    const settings = readSettings(composition.settings, { DATABASE_URL: database.url, COOKIE_SECRET: 'a secret of at least 32 characters', IDENTITY_ISSUER: 'http://127.0.0.1:9', ...(port !== 0 && { PORT: String(port) }) });
    const deployment = { file: 'shop.config.ts', deployment: defineDeployment({ plugins: [plugin] }) };
    return { composition, settings, given, pool, deployment, clock: systemClock, randomness: systemRandomness, log: openLog('silent') };
  };
  const opened = (area: Area) => openServer({ ...optionsWith(area), processId: 'test' });

  it('closes the application, then the areas, then the plugins; a second time nothing', async () => {
    const server = await opened(harbor());
    expect(told).toEqual([]);
    await server.close();
    await server.close();
    expect(told).toEqual(['app', 'value', 'plugin']);
  });

  it('stops the plugins although an area cannot be closed, and says why it could not', async () => {
    const server = await opened(harbor({ provides: [provide(tide, { open: () => 'high', close: () => Promise.reject(new Error('the tide stays')) })] }));
    await expect(server.close()).rejects.toThrow('the tide stays');
    expect(told).toEqual(['app', 'plugin']);
  });

  it.each<[what: string, area: Partial<Area>, reason: RegExp, closed: readonly string[]]>([
    ['an area cannot be started', { start: () => Promise.reject(new Error('no wind')) }, /no wind/, ['app', 'value', 'plugin']],
    ['a service is not in the contract', { services: () => [implement({ ...serviceAt('/main/session'), path: '/main/nowhere' as '/main/session' }, async () => respond('Success', {}))] }, /SERVICE_NOT_IN_CONTRACT in harbor/, ['value', 'plugin']],
  ])('leaves nothing open where %s', async (_what, area, reason, closed) => {
    await expect(opened(harbor(area))).rejects.toThrow(reason);
    expect(told).toEqual(closed);
  });

  it('that listens lets every area take away once an hour what cannot be asked for any more, and closes when its port is taken', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const port = await freePort();
    const running = await startServer(optionsWith(harbor({ cleanUp: [tell('clean-up')] }), port));
    await expect(startServer(optionsWith(harbor(), port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(told.splice(0), 'the one that found the port taken').toEqual(['app', 'value', 'plugin']);
    for (const hour of [1, 2]) {
      vi.advanceTimersByTime(60 * 60_000);
      await expect.poll(() => told, { message: `hour ${hour}` }).toEqual(Array.from({ length: hour }, () => 'clean-up'));
    }
    await running.stop();
    expect(told.slice(2)).toEqual(['app', 'value', 'plugin']);
  });
});
