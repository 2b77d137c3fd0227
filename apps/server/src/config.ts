import { defaultRateLimits, type RateLimits } from './http/index.ts';
import { embeddedIdentity, type DpopMode, type IdentityConfig } from './login/index.ts';
import { parseLegacyHosts, readLegacyUrls, type LegacyUrls } from './main/legacy-addresses.ts';
import { ConfigError } from './runtime/index.ts';
import { parseStoreHosts, type StoreHosts } from './stores/index.ts';
import { defaultMemberRules, parseEmailDomains, type MemberRules } from './virtual-store/index.ts';

/** What the environment decides about one marketplace server. */
export interface ServerConfig {
  /** Address to listen on; loopback unless the operator says otherwise. */
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Where browsers reach this server, without a trailing slash. */
  readonly webOrigin: string;
  readonly identity: IdentityConfig;
  /** Null: a key that the database keeps. */
  readonly cookieSecret: string | null;
  /** Number of proxies in front, each of which adds to `X-Forwarded-For`; 0 believes no such header. */
  readonly trustedProxies: number;
  readonly storeHosts: StoreHosts;
  readonly legacyUrls: LegacyUrls;
  readonly memberRules: MemberRules;
  /** Seconds of inactivity after which a buyer’s session ends (specification, section 9). */
  readonly sessionTimeout: number;
  readonly rateLimits: RateLimits;
  /** Opens the page of the stores for operators; null: there is no such page. */
  readonly operatorToken: string | null;
  readonly logLevel: string;
  readonly demoAccounts: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The department of the demo accounts. */
const sampleDepartment = 'dhs.example.gov';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the configuration from environment variables; README.md lists them.
 *
 * @throws ConfigError for the first value that cannot be used
 */
export function readConfig(env: Environment): ServerConfig {
  const port = wholeNumber(env, 'PORT', 8080, 0, 65_535);
  const databaseUrl = env['DATABASE_URL'];
  if (!databaseUrl) {
    throw new ConfigError('DATABASE_URL is not set. Give the address of the PostgreSQL database, for example postgresql://user@host/name.');
  }
  const logLevel = env['LOG_LEVEL'] ?? 'info';
  if (!logLevels.includes(logLevel)) throw new ConfigError(`LOG_LEVEL is "${logLevel}". Use one of ${logLevels.join(', ')}.`);
  const webOrigin = origin('WEB_ORIGIN', env['WEB_ORIGIN'] ?? `http://localhost:${port}`);
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    databaseUrl,
    webOrigin,
    identity: readIdentity(env),
    cookieSecret: secret(env, 'COOKIE_SECRET'),
    trustedProxies: wholeNumber(env, 'TRUST_PROXY', 0, 0, 10),
    storeHosts: readStoreHosts(env),
    legacyUrls: readLegacy(env, webOrigin),
    memberRules: readMemberRules(env),
    sessionTimeout: wholeNumber(env, 'SESSION_TIMEOUT', 1800, 10, 86_400),
    rateLimits: {
      all: wholeNumber(env, 'RATE_LIMIT_ALL', defaultRateLimits.all, 1, 1_000_000),
      search: wholeNumber(env, 'RATE_LIMIT_SEARCH', defaultRateLimits.search, 1, 1_000_000),
      signIn: wholeNumber(env, 'RATE_LIMIT_SIGN_IN', defaultRateLimits.signIn, 1, 1_000_000),
    },
    operatorToken: secret(env, 'OPERATOR_TOKEN'),
    logLevel,
    demoAccounts: onOrOff(env, 'DEMO_ACCOUNTS'),
  };
}

function readIdentity(env: Environment): IdentityConfig {
  const resource = env['OAUTH_RESOURCE'];
  return {
    issuer: address('IDENTITY_ISSUER', env['IDENTITY_ISSUER'] ?? embeddedIdentity.issuer),
    clientId: env['OAUTH_CLIENT_ID'] ?? embeddedIdentity.clientId,
    clientSecret: env['OAUTH_CLIENT_SECRET'] ?? null,
    resource: resource === undefined ? embeddedIdentity.resource : resource === '' ? null : resource,
    audience: env['OAUTH_AUDIENCE'] ?? embeddedIdentity.audience,
    scopes: words(env['OAUTH_SCOPES']) ?? embeddedIdentity.scopes,
    signingAlgorithms: words(env['OAUTH_SIGNING_ALGORITHMS']) ?? embeddedIdentity.signingAlgorithms,
    clockTolerance: wholeNumber(env, 'OAUTH_CLOCK_TOLERANCE', embeddedIdentity.clockTolerance, 0, 600),
    sessionEndpoint: optionalAddress(env, 'OAUTH_SESSION_ENDPOINT'),
    pivreaderEndpoint: optionalAddress(env, 'OAUTH_PIVREADER_ENDPOINT'),
    dpop: dpopMode(env),
  };
}

const dpopModes: readonly DpopMode[] = ['required', 'when-offered', 'off'];

function dpopMode(env: Environment): DpopMode {
  const text = env['OAUTH_DPOP'] ?? embeddedIdentity.dpop;
  const mode = dpopModes.find((known) => known === text);
  if (mode === undefined) throw new ConfigError(`OAUTH_DPOP is "${text}". Use one of ${dpopModes.join(', ')}.`);
  return mode;
}

function words(text: string | undefined): readonly string[] | null {
  const found = (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
  return found.length > 0 ? found : null;
}

function wholeNumber(env: Environment, name: string, otherwise: number, least: number, most: number): number {
  const text = env[name] ?? String(otherwise);
  const value = Number(text);
  if (!/^\d{1,7}$/.test(text) || value < least || value > most) {
    throw new ConfigError(`${name} is "${text}". Use a whole number from ${least} to ${most}.`);
  }
  return value;
}

function address(name: string, text: string): string {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new ConfigError(`${name} is "${text}". Use an address such as http://localhost:8081.`);
  }
  return text.replace(/\/$/, '');
}

const optionalAddress = (env: Environment, name: string): string | null => (env[name] === undefined ? null : address(name, env[name]));

function origin(name: string, text: string): string {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.origin !== text.replace(/\/$/, '')) {
    throw new ConfigError(`${name} is "${text}". Use scheme, host and port only, for example http://localhost:8080.`);
  }
  return url.origin;
}

function secret(env: Environment, name: string): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (text.length < 32) throw new ConfigError(`${name} is shorter than 32 characters. Use a long random text, for example of "openssl rand -hex 32".`);
  return text;
}

function onOrOff(env: Environment, name: string): boolean {
  const text = env[name] ?? '0';
  if (text !== '0' && text !== '1') throw new ConfigError(`${name} is "${text}". Use 1 for on or 0 for off.`);
  return text === '1';
}

const readStoreHosts = (env: Environment): StoreHosts =>
  reading('STORE_HOSTS', 'Write for example "supply.example.gov=FSS".', () => parseStoreHosts(env['STORE_HOSTS'] ?? ''));

/** Demo accounts may belong to the department: nobody else gets mail at the sample domain. */
function readMemberRules(env: Environment): MemberRules {
  const named = env['DHS_EMAIL_DOMAINS'];
  const dhsDomains = named === undefined ? defaultMemberRules.dhsDomains : reading('DHS_EMAIL_DOMAINS', 'Separate domains with commas.', () => parseEmailDomains(named));
  return { dhsDomains: onOrOff(env, 'DEMO_ACCOUNTS') ? [...dhsDomains, sampleDepartment] : dhsDomains };
}

function readLegacy(env: Environment, webOrigin: string): LegacyUrls {
  const hosts = reading('LEGACY_HOSTS', 'Separate hosts with commas.', () => parseLegacyHosts(env['LEGACY_HOSTS'] ?? ''));
  const advice = 'Write for example "/old/courses.do=/main/home", and name foreign hosts in LEGACY_HOSTS.';
  return reading('LEGACY_URLS', advice, () => readLegacyUrls(env['LEGACY_URLS'] ?? '', hosts, webOrigin));
}

function reading<Value>(name: string, advice: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`${name} cannot be used: ${error instanceof Error ? error.message : String(error)} ${advice}`);
  }
}
