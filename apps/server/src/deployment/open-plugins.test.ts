import { contribute, defineDeployment, definePlugin, serverPoint, withMethods, type PluginHost, type ServerPlugin } from '@quartermaster/deployment';
import { describe, expect, it } from 'vitest';
import { DeploymentError } from './deployment-error.ts';
import { openPlugins } from './open-plugins.ts';

interface Rule {
  admits(name: string): boolean;
}

const rules = serverPoint<Rule>()('rules', 'keyed', { doc: 'Who is admitted.', validate: withMethods('admits') });
const everyone: Rule = { admits: () => true };
const noOne: Rule = { admits: () => false };

const host: PluginHost = {
  database: { query: async () => ({ rows: [] }) },
  clock: { now: () => new Date(0) },
  randomness: { uuid: () => 'uuid' },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  environment: {},
};
const defaults = [{ point: rules, key: 'open' }, { point: rules, key: 'closed' }];
const opened = (plugin: Omit<ServerPlugin, 'name' | 'serverRange'>) =>
  openPlugins({ file: 'shop.config.ts', deployment: defineDeployment({ plugins: [definePlugin({ name: 'door', serverRange: '*', ...plugin })] }) }, defaults, host);

describe('the plugins of a deployment and the keys that areas declare', () => {
  it('override one key, and add others', async () => {
    const { values } = await opened({ overrides: [contribute(rules, 'open', () => noOne)], adds: [contribute(rules, 'half', () => everyone)] });
    const found = values.over(rules, new Map([['open', everyone], ['closed', noOne]]));
    expect([...found]).toEqual([['open', noOne], ['closed', noOne], ['half', everyone]]);
  });

  it.each<[string, Omit<ServerPlugin, 'name' | 'serverRange'>]>([
    ['ADD_EXISTS in door, rules "closed": The server has a default for it.', { adds: [contribute(rules, 'closed', () => everyone)] }],
    ['OVERRIDE_TARGET_MISSING in door, rules "half": The server has no default of this key (known: closed, open), so there is nothing to replace. Correct the key, or move it to adds.', { overrides: [contribute(rules, 'half', () => everyone)] }],
    ['CONTRIBUTION_INVALID in door, rules "half": It must have admits().', { adds: [contribute(rules, 'half', () => ({}) as Rule)] }],
  ])('are refused with %s', async (text, plugin) => {
    const refusal = await opened(plugin).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DeploymentError);
    expect(String(refusal)).toContain(text);
  });
});
