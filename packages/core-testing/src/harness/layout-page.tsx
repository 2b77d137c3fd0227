import { namedScreenPoint, screenPoint, type Contribution, type StorePlugin } from '@quartermaster/core';
import { areas } from '@quartermaster/screens';
import type { ComponentType } from 'react';
import { hostDefaults } from '../rendering/storefront-of.ts';
import { hostedPage, type HostedPage } from './hosted-page.tsx';

const path = '/information/page';
const responseName = 'InfoPage';

/** A page of the host's with content of the probe's, in a layout of the store. */
export function inLayout(store: StorePlugin, layout: string, load: () => Promise<{ default: ComponentType }>, isAsked?: () => boolean): Promise<HostedPage> {
  const key = `${path} ${responseName}`;
  const defaults = hostDefaults.map((one) => (one.point === screenPoint && one.key === key ? { ...one, value: { path, responseName, title: 'Sample page', layout, load } } : one));
  const { page } = areas.information.screens;
  const isOfPage = (one: Contribution) => (one.point === screenPoint && one.key === key) || (one.point === namedScreenPoint && one.key === page.name);
  const without = (list: StorePlugin['adds'] = []) => list.filter((one) => !isOfPage(one));
  return hostedPage({ ...store, adds: without(store.adds), overrides: without(store.overrides) }, `/ws${path}?keyName=CONTACT`, {
    defaults,
    answers: { [path]: () => ({ responseName, attributes: {} }) },
  }, isAsked);
}
