import { ConfigError, readOrigin, readPort } from '../runtime/index.ts';
import { objectIds } from './object-ids.ts';

/** The address of the smart-card reader and the authorities that it trusts. */
export interface ReaderConfig {
  readonly port: number;
  /** As browsers see it. The connection must reach this server as it is: TLS ends here, where the card is checked. */
  readonly origin: string;
  /** PEM files. They are read again when they change, so that certificates and lists are renewed without a stop. */
  readonly keyFile: string;
  readonly certificateFile: string;
  /** The certification authorities whose cards are accepted. */
  readonly caFile: string;
  /** Revocation lists of all of them; null checks no revocation. */
  readonly crlFile: string | null;
  /** Object identifiers, of which a card must have one; none accepts any policy. */
  readonly policies: readonly string[];
}

/** Policies of U.S. federal cards: authentication and hardware. */
const defaultPolicies = [objectIds.commonAuthentication, objectIds.commonHardware];

/**
 * Reads the reader's settings; without PIV_READER_PORT there is none.
 * @throws {ConfigError} for the first value that is missing or cannot be used
 */
export function readReaderConfig(env: Readonly<Record<string, string | undefined>>): ReaderConfig | null {
  if (!env['PIV_READER_PORT']) return null;
  const port = readPort('PIV_READER_PORT', env['PIV_READER_PORT']);
  const file = (name: string, what: string): string => {
    const path = env[name];
    if (!path) throw new ConfigError(`${name} is not set. With PIV_READER_PORT it must name the PEM file of ${what}.`);
    return path;
  };
  const origin = readOrigin('PIV_READER_ORIGIN', env['PIV_READER_ORIGIN'] ?? `https://localhost:${port}`);
  if (!origin.startsWith('https:')) throw new ConfigError(`PIV_READER_ORIGIN is "${origin}". A card is read over https only.`);
  return {
    port,
    origin,
    keyFile: file('PIV_READER_KEY_FILE', 'the server’s private key'),
    certificateFile: file('PIV_READER_CERTIFICATE_FILE', 'the server’s certificate'),
    caFile: file('PIV_READER_CA_FILE', 'the certification authorities whose cards are accepted'),
    crlFile: env['PIV_READER_CRL_FILE'] || null,
    policies: readPolicies(env['PIV_READER_POLICIES']),
  };
}

function readPolicies(text: string | undefined): readonly string[] {
  if (text === undefined) return defaultPolicies;
  const policies = text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = policies.find((word) => !/^\d+(\.\d+)+$/.test(word));
  if (wrong !== undefined) throw new ConfigError(`PIV_READER_POLICIES holds "${wrong}". Use object identifiers such as ${defaultPolicies[0]}, or leave it empty to accept any policy.`);
  return policies;
}
