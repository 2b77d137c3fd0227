import { describe, expect, it } from 'vitest';
import { serverPoint } from '@quartermaster/deployment';
import { wholeNumber } from '../runtime/setting-kinds.ts';
import { readSettings } from '../runtime/setting.ts';
import { defineToken } from '../runtime/token.ts';
import { implement, respond, serviceAt } from '../wire/index.ts';
import { byDefault } from './by-default.ts';
import { composeAreas } from './compose-areas.ts';
import { defineArea, type Area } from './define-area.ts';
import { AreasBroken } from './diagnostics.ts';
import { openAreas } from './open-areas.ts';
import { valueOf, type OverDefault, type Values } from './open-values.ts';
import { provide } from './provider.ts';

const tide = defineToken<number>('tide', 'How high the water is.');
const pilot = defineToken<string>('pilot', 'Who leads ships in.');
const flags = serverPoint<string>()('flags', 'keyed', { doc: 'What each flag says.' });
const piers = wholeNumber('PIERS', { otherwise: 2, least: 1, most: 9, doc: 'how many piers' });

interface Opened {
  readonly given?: Values;
  readonly contract?: readonly string[];
  readonly over?: OverDefault;
}

async function open(areas: readonly Area[], { given = new Map(), contract = [], over = (_point, standard) => standard }: Opened = {}) {
  const composed = composeAreas(areas, [...given.keys()]);
  if (!composed.ok) throw new AreasBroken(composed.diagnostics);
  return openAreas(composed.composition, { settings: readSettings(composed.composition.settings, { PIERS: '4' }), given, contract, over });
}

describe('opening areas', () => {
  const told: string[] = [];
  const harbor = defineArea({
    name: 'harbor',
    settings: [piers],
    provides: [
      provide(pilot, { needs: { tide, piers }, open: async ({ tide, piers }) => `pilot of ${tide} at ${piers}`, close: (value) => void told.push(`${value} goes`) }),
      provide(tide, { open: () => 7, close: async (value) => void told.push(`${value} goes`) }),
    ],
    needs: { pilot },
    start: async ({ pilot }) => void told.push(`start with ${pilot}`),
  });

  it('gives each what it needs, and closes first what was opened last', async () => {
    told.length = 0;
    const areas = await open([harbor]);
    expect(areas.valueOf(pilot)).toBe('pilot of 7 at 4');
    expect(areas.valuesOf({ tide, piers })).toEqual({ tide: 7, piers: 4 });
    await areas.start();
    await areas.close();
    await areas.close();
    expect(told).toEqual(['start with pilot of 7 at 4', 'pilot of 7 at 4 goes', '7 goes']);
  });

  it('takes what the program gives in the place of what an area provides, and does not close it', async () => {
    told.length = 0;
    const areas = await open([harbor], { given: new Map([valueOf(tide, 1)]) });
    expect(areas.valueOf(pilot)).toBe('pilot of 1 at 4');
    await areas.close();
    expect(told).toEqual(['pilot of 1 at 4 goes']);
  });

  it('gives all keys of a point together, with what the deployment puts over them, and closes each', async () => {
    told.length = 0;
    const flag = (key: string, says: string) => byDefault(flags, key, { needs: { tide }, open: ({ tide }) => `${says} at ${tide}`, close: (value) => void told.push(`${value} goes`) });
    const sea = defineArea({ name: 'sea', points: [flag('red', 'port')], provides: [provide(tide, { open: () => 7 })] });
    const river = defineArea({ name: 'river', points: [flag('green', 'starboard')] });
    const over: OverDefault = (_point, standard) => new Map([...(standard as ReadonlyMap<string, string>), ['green', 'go'], ['black', 'stay']]);
    const areas = await open([sea, river], { over });
    expect([...areas.valuesOf({ flags }).flags]).toEqual([['red', 'port at 7'], ['green', 'go'], ['black', 'stay']]);
    await areas.close();
    expect(told).toEqual(['starboard at 7 goes', 'port at 7 goes']);
  });

  it('closes what is open when something else cannot be opened', async () => {
    told.length = 0;
    const broken = defineArea({ name: 'sky', provides: [provide(defineToken('moon', 'None.'), { needs: { pilot }, open: () => Promise.reject(new Error('no moon')) })] });
    await expect(open([harbor, broken])).rejects.toThrow('no moon');
    expect(told).toEqual(['pilot of 7 at 4 goes', '7 goes']);
  });

  it('closes all, also when one of them cannot be closed', async () => {
    told.length = 0;
    const stuck = defineArea({ name: 'lock', provides: [provide(defineToken('gate', 'A gate.'), { needs: { pilot }, open: () => 'gate', close: () => Promise.reject(new Error('the gate is stuck')) })] });
    const areas = await open([harbor, stuck]);
    await expect(areas.close()).rejects.toThrow('the gate is stuck');
    expect(told).toEqual(['pilot of 7 at 4 goes', '7 goes']);
    const broken = defineArea({ name: 'sky', provides: [provide(defineToken('moon', 'None.'), { open: () => Promise.reject(new Error('no moon')) })] });
    await expect(open([stuck, harbor, broken]), 'the reason is what could not be opened').rejects.toThrow('no moon');
  });

  it('is refused when the services are not those of the contract; nothing stays open', async () => {
    told.length = 0;
    const served = defineArea({ name: 'quay', services: () => [implement(serviceAt('/main/session'), async () => respond('Success', {}))] });
    await expect(open([harbor, served], { contract: ['/main/session'] })).resolves.toMatchObject({ implementations: [{ service: { path: '/main/session' } }] });
    await expect(open([harbor, served], { contract: ['/main/home'] })).rejects.toMatchObject({
      name: 'AreasBroken',
      message: expect.stringMatching(/SERVICE_NOT_IN_CONTRACT in quay: \/main\/session .*\nSERVICE_NOT_IMPLEMENTED: No area implements \/main\/home/),
    });
    expect(told).toEqual(['pilot of 7 at 4 goes', '7 goes']);
  });
});
