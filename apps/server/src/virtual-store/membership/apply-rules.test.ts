import { expect, it } from 'vitest';
import { ordinaryStore } from '@quartermaster/contracts';
import type { ListedStore } from '../../store-list/index.ts';
import { applyRules } from './apply-rules.ts';
import type { StoreMembers } from './store-members.ts';

it('rules are applied when the server starts and after each change of the list', () => {
  const applied: string[] = [];
  const members: StoreMembers = ({ name }) => {
    applied.push(name);
    return { emailDomains: [], refusal: async () => null };
  };
  const store = (name: string): ListedStore => ({ ...ordinaryStore, name, number: 11, hosts: [], shipped: true, hasAssortment: false });
  let changed = (): void => undefined;
  const list = { stores: [store('DHS')], follow: (listener: () => void) => void (changed = listener) };
  applyRules(members, list);
  expect(applied).toEqual(['DHS']);
  list.stores = [store('DHS'), store('HARBOR')];
  changed();
  expect(applied).toEqual(['DHS', 'DHS', 'HARBOR']);
});
