import { mkdtempSync, rmSync } from 'node:fs';
import { get as plainGet, type IncomingMessage } from 'node:http';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pemFile, readTlsFiles, tlsListener } from '@quartermaster/tls';
import { testCertificate, writePair } from '@quartermaster/tls/testing';
import { readSettings } from '../runtime/index.ts';
import { listen } from '../testing/websocket-client.ts';
import { wireApp } from '../testing/wire-app.ts';
import { implement, respond, serviceAt } from '../wire/index.ts';
import { openLog } from './log.ts';
import { tlsSettings } from './tls-settings.ts';

describe('a server that ends TLS itself', () => {
  let folder: string;
  let app: FastifyInstance;
  let ca: string;
  let answer: () => void = () => {};
  let isAsked: Promise<void>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tls-server-'));
    const pair = await testCertificate();
    ca = pair.certificate;
    const { certificateFile, keyFile } = writePair(folder, pair);
    const tls = tlsListener({ of: 'the server', read: () => readTlsFiles({ key: pemFile('TLS_KEY_FILE', keyFile), cert: pemFile('TLS_CERTIFICATE_FILE', certificateFile) }), log: openLog('silent') });
    let ask = (): void => {};
    isAsked = new Promise((resolve) => (ask = resolve));
    const slow = implement(serviceAt('/autocomplete'), async ({ term }) => {
      ask();
      await new Promise<void>((resolve) => (answer = resolve));
      return respond('Success', { term, suggestions: [] });
    });
    app = await wireApp([slow], {}, { tls, routes: async (root) => void root.get('/here', async ({ protocol, ip }) => ({ protocol, ip })) });
    app.addHook('onClose', async () => tls.stop());
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (port: number, path: string, agent = new Agent({ ca, servername: 'localhost' })) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (response: IncomingMessage) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text)).on('end', () => resolve({ status: response.statusCode, body }));
      }).once('error', reject);
    });

  it('knows that its calls came over TLS and from whom, and speaks nothing else', async () => {
    const port = await listen(app);
    expect(await ask(port, '/here')).toEqual({ status: 200, body: '{"protocol":"https","ip":"127.0.0.1"}' });
    await expect(new Promise((_resolve, reject) => plainGet({ host: '127.0.0.1', port, path: '/here' }).once('error', reject))).rejects.toThrow(/hang up|ECONNRESET/);
  });

  it('keeps the limits of a server without TLS', async () => {
    await app.ready();
    expect(app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxRequestsPerSocket: 1000 });
  });

  it('answers the calls that it serves before it stops', async () => {
    const port = await listen(app);
    const asked = ask(port, '/advantage/rs/autocomplete?term=toner', new Agent({ ca, servername: 'localhost', keepAlive: true }));
    await isAsked;
    const closed = app.close();
    // Longer than a request may take to arrive once a stop began.
    setTimeout(() => answer(), 2500);
    expect((await asked).status).toBe(200);
    await closed;
  });
});

describe('the settings of TLS', () => {
  const all = Object.values(tlsSettings);
  const read = (given: Record<string, string>) => readSettings(all, { WEB_ORIGIN: 'https://market.example.gov', ...given })(tlsSettings.tlsFiles);

  it('name both files, or none', () => {
    expect(read({})).toBeNull();
    expect(read({ TLS_CERTIFICATE_FILE: 'a.pem', TLS_KEY_FILE: 'a.key' })).toEqual({ cert: { setting: 'TLS_CERTIFICATE_FILE', path: 'a.pem' }, key: { setting: 'TLS_KEY_FILE', path: 'a.key' } });
    expect(() => read({ TLS_KEY_FILE: 'a.key' })).toThrow('Only one of TLS_CERTIFICATE_FILE and TLS_KEY_FILE is set.');
    expect(() => read({ TLS_CERTIFICATE_FILE: 'a.pem' })).toThrow('Only one of TLS_CERTIFICATE_FILE and TLS_KEY_FILE is set.');
  });

  it('go with an https: address alone', () => {
    expect(() => read({ WEB_ORIGIN: 'http://market.example.gov', TLS_CERTIFICATE_FILE: 'a.pem', TLS_KEY_FILE: 'a.key' })).toThrow('WEB_ORIGIN is "http://market.example.gov", but with a certificate this server speaks HTTPS alone.');
  });
});
