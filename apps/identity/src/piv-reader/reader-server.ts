import { constants } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import { closeApp, listen, openApp, registerAssets } from '../http/index.ts';
import type { CurrentKeys } from '../keys/index.ts';
import type { WebOrigins } from '../origins/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { ReaderConfig } from './reader-config.ts';
import { readReaderFiles, type ReaderFiles } from './reader-files.ts';
import { registerReader } from './reader.ts';

const LOOK_AGAIN_EVERY_MS = 60_000;

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
  let files = readReaderFiles(reader);
  let server: Server | undefined;
  const app = await openApp({
    log,
    webOrigins,
    origin: reader.origin,
    // TLS ends here, so there is no proxy.
    trustProxy: false,
    makeServer: (timeLimits, listener) => (server = createServer({ ...timeLimits, ...tlsOptions(files) }, listener)),
  });
  app.server.on('tlsClientError', (error) => log.debug({ err: error }, 'a TLS connection to the card reader failed'));
  registerAssets(app);
  registerReader(app, { issuer, webOrigins, policies: reader.policies, key: async () => (await deps.keys.read()).signing[0], clock });
  const port = await listen(app, reader.port, deps.host);
  log.info({ port, origin: reader.origin, revocation: reader.crlFile !== null }, 'the smart-card reader is ready');

  const lookAgain = (): void => {
    try {
      const found = readReaderFiles(reader);
      if (JSON.stringify(found) === JSON.stringify(files)) return;
      files = found;
      server?.setSecureContext(tlsOptions(found));
      log.info('the files of the smart-card reader were read again');
    } catch (error) {
      log.error({ err: error }, 'the files of the smart-card reader cannot be read; the previous ones stay in use');
    }
  };
  const timer = setInterval(lookAgain, LOOK_AGAIN_EVERY_MS);
  timer.unref();
  return {
    port,
    lookAgain,
    async stop(graceMs) {
      clearInterval(timer);
      await closeApp(app, graceMs);
    },
  };
}

const tlsOptions = (files: ReaderFiles) => ({
  ...files,
  requestCert: true,
  rejectUnauthorized: false,
  minVersion: 'TLSv1.2' as const,
  // A resumed connection would bring back the previous card, without its chain.
  secureOptions: constants.SSL_OP_NO_TICKET,
});
