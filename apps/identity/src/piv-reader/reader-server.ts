import { constants } from 'node:crypto';
import { tlsListener } from '@quartermaster/tls';
import type { FastifyBaseLogger } from 'fastify';
import { closeApp, listen, openApp, registerAssets } from '../http/index.ts';
import type { CurrentKeys } from '../keys/index.ts';
import type { WebOrigins } from '../origins/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { ReaderConfig } from './reader-config.ts';
import { readReaderFiles } from './reader-files.ts';
import { registerReader } from './reader.ts';

export interface RunningReader {
  readonly port: number;
  /** Looks whether a file has changed; it does so by itself every minute. */
  lookAgain(): void;
  stop(graceMs: number): Promise<void>;
}

/**
 * The https server that asks a browser for the certificate of its card. An invalid certificate may connect, so that
 * its owner can be told why; its content counts for nothing.
 */
export async function startReader(deps: {
  readonly host: string;
  readonly issuer: string;
  readonly webOrigins: WebOrigins;
  readonly reader: ReaderConfig;
  readonly keys: Pick<CurrentKeys, 'read'>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}): Promise<RunningReader> {
  const { reader, log, webOrigins, issuer, clock } = deps;
  const tls = tlsListener({ of: 'the smart-card reader', read: () => readReaderFiles(reader), more: askingForCards, log });
  const app = await openApp({
    log,
    webOrigins,
    origin: reader.origin,
    // TLS ends here, so there is no proxy.
    trustProxy: false,
    makeServer: tls.makeServer,
  });
  registerAssets(app);
  registerReader(app, { issuer, webOrigins, policies: reader.policies, key: async () => (await deps.keys.read()).signing[0], clock });
  const port = await listen(app, reader.port, deps.host);
  log.info({ port, origin: reader.origin, revocation: reader.crlFile !== null }, 'the smart-card reader is ready');
  return {
    port,
    lookAgain: tls.lookAgain,
    async stop(graceMs) {
      tls.stop();
      await closeApp(app, graceMs);
    },
  };
}

const askingForCards = {
  requestCert: true,
  rejectUnauthorized: false,
  // A resumed connection would bring back the previous card, without its chain.
  secureOptions: constants.SSL_OP_NO_TICKET,
};
