import { serviceTable } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { contentPolicy } from '../http/index.ts';
import { shippedConnections } from './shipped-connections.ts';

const web = 'https://shop.test';
const connections = shippedConnections(web, { name: 'HARBOR', version: '1.2.3', services: ['/vs/harbor/courses'] });
/** As a browser reads a source of a policy (CSP level 3, section 6.7.2). */
const allows = (address: string): boolean => connections.some((source) => (source.endsWith('/') ? address.startsWith(source) : address === source));

it('the page of a store shipped alone calls every service of the marketplace, its own, and no other store’s', () => {
  for (const path of Object.keys(serviceTable)) expect(allows(`${web}/advantage/rs${path}`), path).toBe(true);
  expect(allows(`${web}/advantage/rs/vs/harbor/courses`)).toBe(true);
  expect(allows(`${web}/stores/harbor/1.2.3/dist/prices.json`)).toBe(true);
  for (const address of ['/advantage/rs/vs/harbor/prices', '/advantage/rs/vs/other/courses', '/stores/other/1.0.0/dist/store.js', '/__stores', '/collect']) expect(allows(web + address), address).toBe(false);
});

it('its policy has nothing else of this origin, and no frame and no worker', () => {
  const policy = contentPolicy({ web, identity: 'https://id.test' }, 'bm9uY2U=', [], connections);
  const sources = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources).toEqual([...connections, 'https://id.test']);
  expect(sources).not.toContain("'self'");
  expect(sources.filter((source) => source.startsWith('wss:'))).toHaveLength(1);
  expect(policy).toContain("frame-src 'none'; worker-src 'none'");
});
