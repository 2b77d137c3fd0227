import type { RequestListener, ServerOptions } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { TlsOptions } from 'node:tls';
import type { TlsFiles } from './read-tls-files.ts';

const lookAgainEvery = 60_000;

/** What is told of the files, as pino takes it. */
export interface TlsLog {
  info(message: string): void;
  error(facts: object, message: string): void;
  debug(facts: object, message: string): void;
}

export interface TlsListenerOptions {
  /** Whose files, for the log: `the marketplace server`. */
  readonly of: string;
  readonly read: () => TlsFiles;
  /** What TLS is told besides the files. */
  readonly more?: TlsOptions;
  readonly log: TlsLog;
}

/** Makes the HTTPS server of an application, and gives it what its files hold now. */
export interface TlsListener {
  makeServer(options: ServerOptions, listener: RequestListener): Server;
  /** Looks whether a file has changed; it does so by itself every minute. */
  lookAgain(): void;
  /** Looks no more. The server is its application's to close. */
  stop(): void;
}

/**
 * A certificate that was renewed counts for the next connection, and no connection ends for it. Files that cannot be used then are told in the log at each look, and the
 * previous ones stay in use.
 *
 * @throws {TlsFileError} where the first files cannot be used
 */
export function tlsListener({ of, read, more = {}, log }: TlsListenerOptions): TlsListener {
  let files = read();
  const servers: Server[] = [];
  const lookAgain = (): void => {
    try {
      const found = read();
      if (JSON.stringify(found) === JSON.stringify(files)) return;
      for (const server of servers) server.setSecureContext(optionsOf(found, more));
      files = found;
      log.info(`the TLS files of ${of} were read again`);
    } catch (error) {
      log.error({ err: error }, `the TLS files of ${of} cannot be used; the previous ones stay in use`);
    }
  };
  const timer = setInterval(lookAgain, lookAgainEvery);
  timer.unref();
  return {
    makeServer(options, listener) {
      const server = createServer({ ...options, ...optionsOf(files, more) }, listener);
      // Scanners and clients of old protocols: no fault of this server.
      server.on('tlsClientError', (error) => log.debug({ err: error }, `a TLS connection to ${of} failed`));
      servers.push(server);
      return server;
    },
    lookAgain,
    stop: () => clearInterval(timer),
  };
}

/** TLS 1.2 at least, and a handshake that is as quick as the headers must be. */
const optionsOf = (files: TlsFiles, more: TlsOptions): TlsOptions => ({ ...files, minVersion: 'TLSv1.2', handshakeTimeout: 10_000, ...more });
