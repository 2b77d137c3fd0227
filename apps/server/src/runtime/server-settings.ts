import { resolve } from 'node:path';
import { readDevelopmentOrigins } from '@quartermaster/contracts';
import { ConfigError } from './config-error.ts';
import { defineSetting } from './setting.ts';
import { neededSecret, onOrOff, oneOf, secret, text, wholeNumber } from './setting-kinds.ts';

export const databaseUrl = defineSetting({
  id: 'DATABASE_URL',
  otherwise: '(needed)',
  doc: 'PostgreSQL 15 or later; the schema `marketplace` is made and migrated at start',
  read(given = '') {
    if (given === '') throw new ConfigError('DATABASE_URL is not set. Give the address of the PostgreSQL database, for example postgresql://user@host/name.');
    return given;
  },
});

export const port = wholeNumber('PORT', { otherwise: 8080, least: 0, most: 65_535, doc: 'port on which it listens' });

export const host = text('HOST', { otherwise: '127.0.0.1', doc: 'address on which it listens; this machine alone unless it is set' });

/** Without a trailing slash. */
export const webOrigin = defineSetting({
  id: 'WEB_ORIGIN',
  otherwise: '`http://localhost:PORT`',
  doc: 'where browsers reach it; `https:` makes cookies secure',
  read(given, of) {
    const origin = given ?? `http://localhost:${of(port)}`;
    const url = URL.parse(origin);
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.origin !== origin.replace(/\/$/, '')) {
      throw new ConfigError(`WEB_ORIGIN is "${origin}". Use scheme, host and port only, for example http://localhost:8080.`);
    }
    return url.origin;
  },
});

export const cookieSecret = neededSecret('COOKIE_SECRET', {
  doc: 'signs XSRF tokens, encrypts kept tokens; 32 characters or more, the same for all processes of one database, and not in it. `npm start` makes its own: `cookie-secret` in the data folder',
  advice: 'Give the secret of this deployment: 32 random characters or more ("openssl rand -hex 32" makes them), the same for all its processes; "npm start" keeps its own in the file cookie-secret of the data folder.',
});

export const acceptedCookieSecret = secret('COOKIE_SECRET_ACCEPTED', {
  doc: 'another secret whose cookies and kept tokens are accepted, too, while `COOKIE_SECRET` is being changed ([operating](../../docs/operating.md#changing-secrets))',
});

export const sessionTimeout = wholeNumber('SESSION_TIMEOUT', {
  otherwise: 1800, least: 10, most: 86_400, doc: 'seconds without a call after which a buyer’s session ends (specification, section 9); 10 to 86400',
});

export const leaveSeconds = wholeNumber('LEAVE_SECONDS', {
  otherwise: 0, least: 0, most: 60, doc: 'seconds for which a server that is told to stop still serves while `/readyz` says no: as long as a load balancer takes to notice; 0 to 60',
});

export const trustedProxies = wholeNumber('TRUST_PROXY', { otherwise: 0, least: 0, most: 10, doc: 'number of proxies in front whose `X-Forwarded-For` is believed' });

export const logLevel = oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  otherwise: 'info', doc: 'one JSON object a line; no query, no cookie, no body',
});

export const deploymentFile = defineSetting({
  id: 'DEPLOYMENT_FILE',
  otherwise: 'none',
  doc: 'the file that names the plugins of the deployment ([deployments](../../docs/deployments.md))',
  read: (given = '') => (given === '' ? null : resolve(given)),
});

export const demoAccounts = onOrOff('DEMO_ACCOUNTS', { doc: '1 gives a new buyer sample addresses, and a store for members of a department lets in its sample domain: `harbor.example.gov` for HARBOR' });

export const developmentOrigins = defineSetting({
  id: 'DEVELOPMENT_ORIGINS',
  otherwise: 'none',
  doc: 'where development servers of store owners run, such as `http://localhost:5170`, a loopback address each: trial accounts may sign in there. Only with `DEMO_ACCOUNTS=1`; give it to the identity server too',
  read(given = '', of) {
    const origins = readDevelopmentOrigins(given);
    if (origins === null) throw new ConfigError(`DEVELOPMENT_ORIGINS is "${given}". Write origins of the visitor’s own computer, such as http://localhost:5170.`);
    if (origins.length > 0 && !of(demoAccounts)) throw new ConfigError('DEVELOPMENT_ORIGINS is set, but DEMO_ACCOUNTS is not 1. Only trial accounts may sign in from a development server: leave it out here.');
    return origins;
  },
});
