import { describe, expect, it, vi } from 'vitest';
import { contribute } from '../points/contribution.ts';
import type { PluginHost } from '../points/plugin-host.ts';
import { serverPoint, withMethods } from '../points/server-point.ts';
import { composePlugins } from './compose-plugins.ts';
import { defineDeployment, definePlugin, type Deployment, type ServerPlugin } from './define-plugin.ts';
import { pluginDiagnosticText } from './diagnostics.ts';

interface Greeting {
  greet(): string;
}

const greeting = serverPoint<Greeting>()('greeting', 'one', { doc: 'A greeting.', validate: withMethods('greet') });
const rules = serverPoint<Greeting>()('rules', 'keyed', { doc: 'Greetings by name.', validate: withMethods('greet') });
const listeners = serverPoint<Greeting>()('listeners', 'many', { doc: 'All who greet.', validate: withMethods('greet') });

const host: PluginHost = {
  database: { query: async () => ({ rows: [] }) },
  clock: { now: () => new Date(0) },
  randomness: { uuid: () => 'uuid' },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  environment: { WORD: 'Moin' },
};

const saying = (word: string): Greeting => ({ greet: () => word });
const hello = saying('Hello');
const plainRules = new Map([['plain', saying('plain')]]);
const defaults = [{ point: greeting, key: null }, { point: rules, key: 'plain' }];
const plugin = (rest: Partial<ServerPlugin> = {}): ServerPlugin => definePlugin({ name: 'politeness', serverRange: '^1.0.0', ...rest });
const compose = (deployment: Deployment) => composePlugins({ points: [greeting, rules, listeners], defaults, deployment, host, version: '1.2.3' });
const composeWith = (...plugins: ServerPlugin[]) => compose(defineDeployment({ plugins }));

/** The points as the server reads them. */
async function valuesWith(...plugins: ServerPlugin[]) {
  const composition = await composeWith(...plugins);
  if (!composition.ok) throw new Error(composition.diagnostics.map(pluginDiagnosticText).join('\n'));
  const { values } = composition;
  return { points: values.points, greeting: values.over(greeting, hello), rules: values.over(rules, plainRules), listeners: values.over(listeners, []) };
}

async function codesWith(...plugins: ServerPlugin[]) {
  const composition = await composeWith(...plugins);
  return composition.ok ? [] : composition.diagnostics.map(pluginDiagnosticText);
}

describe('a deployment without plugins', () => {
  it('has the defaults', async () => {
    const values = await valuesWith();
    expect(values).toMatchObject({ points: [], greeting: hello, listeners: [] });
    expect([...values.rules]).toEqual([...plainRules]);
  });
});

describe('a plugin', () => {
  it('overrides a default, adds keys and any number of values, each made once with the server’s things', async () => {
    const make = vi.fn(({ environment }: PluginHost) => saying(environment['WORD'] ?? ''));
    const values = await valuesWith(
      plugin({ overrides: [contribute(greeting, make)], adds: [contribute(rules, 'second', () => saying('second')), contribute(listeners, () => saying('a'))] }),
      plugin({ name: 'other', adds: [contribute(listeners, async () => saying('b'))] }),
    );
    expect(values.points.map(({ id }) => id).toSorted()).toEqual(['greeting', 'listeners', 'rules']);
    expect(values.greeting.greet()).toBe('Moin');
    expect(make).toHaveBeenCalledOnce();
    expect([...values.rules].map(([key, rule]) => [key, rule.greet()])).toEqual([['plain', 'plain'], ['second', 'second']]);
    expect(values.listeners.map((each) => each.greet())).toEqual(['a', 'b']);
  });

  it('overrides one key', async () => {
    const { rules: found } = await valuesWith(plugin({ overrides: [contribute(rules, 'plain', () => saying('own'))] }));
    expect([...found].map(([key, rule]) => [key, rule.greet()])).toEqual([['plain', 'own']]);
  });

  it('is stopped after those that came later, also where one of them cannot be', async () => {
    const stopped: string[] = [];
    const stopping = (name: string) => plugin({ name, stop: async () => void stopped.push(name) });
    const stuck = plugin({ name: 'stuck', stop: () => Promise.reject(new Error('no answer')) });
    const log = vi.spyOn(host.log, 'error');
    const composition = await composeWith(stopping('first'), stuck, stopping('second'));
    if (composition.ok) await composition.stop();
    expect(stopped).toEqual(['second', 'first']);
    expect(log).toHaveBeenCalledExactlyOnceWith({ err: new Error('no answer'), plugin: 'stuck' }, expect.stringContaining('could not be stopped'));
  });
});

describe('a mistake', () => {
  const twin = serverPoint<Greeting>()('greeting', 'one', { doc: 'Of a second copy of the package.' });
  const malformed = (value: unknown) => value as ServerPlugin;
  it.each<[string, readonly ServerPlugin[]]>([
    ['PLUGIN_MALFORMED in the deployment: plugins[0] is not a plugin. Use what definePlugin returns; if the package exports a function, call it.', [malformed(() => plugin())]],
    ['PLUGIN_MALFORMED in the deployment: plugins[0] has no name. Give definePlugin the name of its package.', [plugin({ name: ' ' })]],
    ['PLUGIN_MALFORMED in the deployment: politeness has no serverRange. Name the versions that it was tested with, for example ^1.2.0.', [malformed({ name: 'politeness' })]],
    ['PLUGIN_MALFORMED in the deployment: adds of politeness is no list.', [malformed({ ...plugin(), adds: {} })]],
    ['PLUGIN_MALFORMED in the deployment: stop of politeness is no function.', [malformed({ ...plugin(), stop: 1 })]],
    ['PLUGIN_DUPLICATE in politeness: The deployment names it twice. Keep one of them.', [plugin(), plugin()]],
    ['SERVER_RANGE_INVALID in politeness: serverRange "one" is no semver range. Write it like ^1.2.3.', [plugin({ serverRange: 'one' })]],
    ['SERVER_RANGE_UNSATISFIED in politeness: It was tested with version ^2.0.0 of the marketplace; this is 1.2.3. Install a version of the plugin for it.', [plugin({ serverRange: '^2.0.0' })]],
    ['POINT_UNKNOWN in politeness, greeting: The server has no such point. Import points from @quartermaster/deployment, as a peer dependency of the plugin.', [plugin({ overrides: [contribute(twin, () => saying(''))] })]],
    ['CONTRIBUTION_INVALID in politeness, rules "": It needs a key. Use contribute(point, key, make).', [plugin({ adds: [contribute(rules, '', () => saying(''))] })]],
    ['CONTRIBUTION_INVALID in politeness, greeting: Its value is no function that makes it. Use contribute(point, (host) => value).', [plugin({ overrides: [{ point: greeting, key: null, make: saying('') as never }] })]],
    ['CONTRIBUTION_INVALID in politeness, greeting: It must have greet().', [plugin({ overrides: [contribute(greeting, () => ({}) as Greeting)] })]],
    ['CONTRIBUTION_DUPLICATE in other, greeting: politeness gives a value for it too. Keep one of them.', ['politeness', 'other'].map((name) => plugin({ name, overrides: [contribute(greeting, () => saying(''))] }))],
    ['ADD_EXISTS in politeness, rules "plain": The server has a default for it. Move it to overrides to replace that, or choose another key.', [plugin({ adds: [contribute(rules, 'plain', () => saying(''))] })]],
    ['OVERRIDE_TARGET_MISSING in politeness, rules "plane": The server has no default of this key (known: plain), so there is nothing to replace. Correct the key, or move it to adds.', [plugin({ overrides: [contribute(rules, 'plane', () => saying(''))] })]],
    ['OVERRIDE_TARGET_MISSING in politeness, listeners: The point takes any number of values, so none is replaced. Move it to adds.', [plugin({ overrides: [contribute(listeners, () => saying(''))] })]],
    ['VALUE_FAILED in politeness, greeting: It could not be made: no vault at 10.0.0.1', [plugin({ overrides: [contribute(greeting, () => { throw new Error('no vault at 10.0.0.1'); })] })]],
  ])('%s', async (text, plugins) => {
    expect(await codesWith(...plugins)).toEqual([text]);
  });

  it('in the deployment itself is said too', async () => {
    const composition = await compose(undefined as unknown as Deployment);
    expect(composition.ok ? [] : composition.diagnostics.map(({ code }) => code)).toEqual(['DEPLOYMENT_MALFORMED']);
  });

  it('does not hide the others, and no value is made', async () => {
    const make = vi.fn(() => saying('never'));
    const found = await codesWith(plugin({ overrides: [contribute(greeting, make), contribute(rules, 'plane', make)], adds: [contribute(rules, 'plain', make)] }), plugin({ name: 'other', serverRange: 'x.y' }));
    expect(found).toHaveLength(3);
    expect(make).not.toHaveBeenCalled();
  });

  it('found when a value is made stops what the other plugins opened', async () => {
    const stop = vi.fn(() => Promise.reject(new Error('no answer')));
    const found = await codesWith(plugin({ stop }), plugin({ name: 'other', overrides: [contribute(greeting, () => { throw new Error('no'); })] }));
    expect(stop).toHaveBeenCalledOnce();
    expect(found).toEqual(['VALUE_FAILED in other, greeting: It could not be made: no']);
  });
});
