import createApp, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Pool } from '@quartermaster/database';
import { systemRandomness, type Clock } from '../../runtime/index.ts';
import { registerVendorApi } from '../api/register-api.ts';
import { registerCxml } from '../cxml/register-cxml.ts';

/** Secrets by their words, as the environment of the server has them. */
const secrets: ReadonlyMap<string, string> = new Map([['ACME', 'a <secret> & more'], ['OTHER', 'another secret']]);

/** All by which the systems of vendors answer, on a database, without limits. */
export async function openAnsweringApp(database: Pool, clock: Clock): Promise<FastifyInstance> {
  const app = createApp();
  app.decorateRequest('refusedWith', null);
  const tools = { database, clock, webOrigin: 'https://market.example.gov', checkRate: () => Promise.resolve() };
  await registerCxml(app, { ...tools, randomness: systemRandomness, secrets, unproved: { count: () => Promise.resolve(), settle() {} } });
  await registerVendorApi(app, tools);
  return app;
}

/** The status of cXML that was answered, else that of HTTP. */
export const answeredWith = ({ statusCode, body }: LightMyRequestResponse): string => /<Status code="(\d+)"/.exec(body)?.[1] ?? String(statusCode);
