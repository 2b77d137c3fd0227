import { readDevelopmentOrigins } from '@quartermaster/contracts';
import type { TlsFileNames } from '@quartermaster/tls';
import { readMetricsPlace, type MetricsPlace } from '../metrics/index.ts';
import { readReaderConfig, type ReaderConfig } from '../piv-reader/index.ts';
import { ConfigError, readLimit, readOrigin, readPort, type Limit } from '../runtime/index.ts';
import { readSecret } from '../secrets/index.ts';
import { readSignInLimits, type SignInLimits } from '../sign-in/index.ts';
import { readTls } from './tls-setting.ts';

/** The configuration of one identity server, from its environment. */
export interface IdentityConfig {
  /** Address to listen on; loopback unless the operator says otherwise. */
  readonly host: string;
  readonly port: number;
  /** The provider's own address as browsers and the marketplace server see it, without a trailing slash. */
  readonly issuer: string;
  readonly databaseUrl: string;
  /** The marketplace's own origin. It says which others there are: hosts of single stores. */
  readonly webOrigin: string;
  readonly demoAccounts: boolean;
  /** Development servers of store owners, from which demo accounts may sign in. */
  readonly developmentOrigins: readonly string[];
  /** Where this server's own certificate is; null: it speaks plain HTTP. */
  readonly tls: TlsFileNames | null;
  /** Believe X-Forwarded-* (set it only behind a proxy that overwrites them). */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** Life of an access token in seconds. The marketplace renews it by itself. */
  readonly accessTokenSeconds: number;
  /** Seals the secrets of the database, and is not stored in it. */
  readonly secret: string;
  /** The secret of the desk's client, with which the desk keeps accounts; null: it does not. */
  readonly deskSecret: string | null;
  /** Age in days at which the key that signs tokens is changed. */
  readonly keyDays: number;
  readonly signInLimits: SignInLimits;
  /** Sign-in pages and forms that one network may ask this process for. */
  readonly requests: Limit;
  /** Seconds without activity, and seconds since both factors were given, after which they are asked for again. */
  readonly inactivitySeconds: number;
  readonly maxAgeSeconds: number;
  /** Seconds for which a server that is told to stop still serves while it says that it is not ready. */
  readonly leaveSeconds: number;
  /** Where Prometheus reads figures; null: nothing is measured. */
  readonly metrics: MetricsPlace | null;
  /** The smart-card reader; null when this deployment has none. */
  readonly reader: ReaderConfig | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the configuration from environment variables.
 * @throws {ConfigError} for the first value that cannot be used
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): IdentityConfig {
  const port = readPort('IDENTITY_PORT', env['IDENTITY_PORT'] ?? '8081');
  const databaseUrl = env['DATABASE_URL'];
  if (!databaseUrl) {
    throw new ConfigError('DATABASE_URL is not set. Give the address of the PostgreSQL database, for example postgresql://user@host/name.');
  }
  const logLevel = env['LOG_LEVEL'] ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new ConfigError(`LOG_LEVEL is "${logLevel}". Use one of ${LOG_LEVELS.join(', ')}.`);
  }
  const issuer = readIssuer(env['IDENTITY_ISSUER'] ?? `http://localhost:${port}`);
  const trustProxy = readSwitch(env, 'IDENTITY_TRUST_PROXY');
  const tls = readTls(env, { issuer, trustProxy });
  return {
    host: env['IDENTITY_HOST'] ?? '127.0.0.1',
    port,
    issuer,
    databaseUrl,
    webOrigin: readOrigin('WEB_ORIGIN', env['WEB_ORIGIN'] ?? 'http://localhost:8080'),
    demoAccounts: readSwitch(env, 'DEMO_ACCOUNTS'),
    developmentOrigins: readDevelopment(env),
    tls,
    trustProxy,
    logLevel,
    accessTokenSeconds: readSeconds('IDENTITY_ACCESS_TOKEN_SECONDS', env['IDENTITY_ACCESS_TOKEN_SECONDS'] ?? '600'),
    secret: readSecret(env),
    deskSecret: readDeskSecret(env),
    keyDays: readDays('IDENTITY_KEY_DAYS', env['IDENTITY_KEY_DAYS'] ?? '90'),
    signInLimits: readSignInLimits(env),
    requests: readLimit(env, 'IDENTITY_LIMIT_REQUESTS', { tries: 600, seconds: 60 }),
    // The limits of AAL2 (NIST SP 800-63B, section 4.2.3).
    inactivitySeconds: readWithin(env, 'IDENTITY_INACTIVITY_SECONDS', { otherwise: 1800, least: 60, most: 86_400 }),
    maxAgeSeconds: readWithin(env, 'IDENTITY_MAX_AGE_SECONDS', { otherwise: 43_200, least: 60, most: 86_400 }),
    leaveSeconds: readWithin(env, 'LEAVE_SECONDS', { otherwise: 0, least: 0, most: 60 }),
    metrics: readMetricsPlace(env),
    reader: readReaderConfig(env),
  };
}

// Longer, and a stolen token would be good for hours; shorter, and every page would renew.
function readSeconds(name: string, text: string): number {
  const seconds = Number(text);
  if (!/^\d{1,4}$/.test(text) || seconds < 10 || seconds > 3600) throw new ConfigError(`${name} is "${text}". Use a number of seconds from 10 to 3600.`);
  return seconds;
}

function readWithin(env: Readonly<Record<string, string | undefined>>, name: string, { otherwise, least, most }: { otherwise: number; least: number; most: number }): number {
  const text = env[name] ?? String(otherwise);
  const number = Number(text);
  if (!/^\d{1,6}$/.test(text) || number < least || number > most) throw new ConfigError(`${name} is "${text}". Use a number of seconds from ${least} to ${most}.`);
  return number;
}

// A key is published for a day before it signs, and another day must be left for it to do so.
function readDays(name: string, text: string): number {
  const days = Number(text);
  if (!/^\d{1,4}$/.test(text) || days < 2 || days > 3650) throw new ConfigError(`${name} is "${text}". Use a number of days from 2 to 3650.`);
  return days;
}

// Who knows it can make accounts: it must not be guessed.
function readDeskSecret(env: Readonly<Record<string, string | undefined>>): string | null {
  const text = env['IDENTITY_DESK_SECRET'] ?? '';
  if (text === '') return null;
  if (!/^[\x21-\x7e]{32,200}$/.test(text)) throw new ConfigError('IDENTITY_DESK_SECRET is too short, too long, or has a character that is not allowed. Use 32 to 200 random letters, digits and signs, for example from: openssl rand -hex 32.');
  return text;
}

// Pages, cookies and assets of this server live at the root of its host, so the issuer has no path.
function readIssuer(text: string): string {
  return readOrigin('IDENTITY_ISSUER', text);
}

function readDevelopment(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const text = env['DEVELOPMENT_ORIGINS'] ?? '';
  const origins = readDevelopmentOrigins(text);
  if (origins === null) throw new ConfigError(`DEVELOPMENT_ORIGINS is "${text}". Write origins of the visitor’s own computer, such as http://localhost:5170.`);
  if (origins.length > 0 && !readSwitch(env, 'DEMO_ACCOUNTS')) throw new ConfigError('DEVELOPMENT_ORIGINS is set, but DEMO_ACCOUNTS is not 1. Only demo accounts may sign in from a development server: leave it out here.');
  return origins;
}

function readSwitch(env: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const text = env[name] ?? '0';
  if (text !== '0' && text !== '1') throw new ConfigError(`${name} is "${text}". Use 1 for on or 0 for off.`);
  return text === '1';
}
