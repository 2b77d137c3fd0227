import type { VendorWaySettings } from '@quartermaster/deployment';
import { z } from 'zod';
import { checkLiteral, ConfigError, defineSettingFamily } from '../../runtime/index.ts';
import type { PrivateNetworks } from './private-networks.ts';

/** Characters. */
const shortestSecret = 16;

export const vendorSecrets = defineSettingFamily({
  id: '*_VENDOR_SECRET',
  otherwise: 'none',
  doc: 'shared secrets of vendors who get cXML, of 16 characters or more: `ACME_VENDOR_SECRET=...` for a way with `"secret": "ACME"` ([operating](../../docs/operating.md#vendors))',
  read(secrets) {
    for (const [word, secret] of secrets) {
      if (secret === '') throw new ConfigError(`${word}_VENDOR_SECRET is empty. Give the secret that the vendor shares with you, or leave it out.`);
      if (secret.length < shortestSecret) throw new ConfigError(`${word}_VENDOR_SECRET is shorter than ${shortestSecret} characters, so it could be found out by trying. Agree upon a long random one with the vendor, for example of "openssl rand -hex 16".`);
    }
    return secrets;
  },
});

const line = z.string().min(1).max(200).regex(/^\P{Cc}+$/u, 'must be one line');
const credential = z.strictObject({ domain: line, identity: line });

const secretWord = z.string().regex(/^[A-Z][A-Z\d]*$/, 'must be the word of a variable WORD_VENDOR_SECRET, in capital letters and digits');

const settingsSchema = z.strictObject({
  /** Where the vendor takes cXML. */
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  from: credential,
  to: credential,
  sender: credential,
  /** A word: the secret itself is in the environment of the server. */
  secret: secretWord,
  /** How the vendor's own documents are known, where that differs: by the sender, which is else `to`, and by its secret, which is else `secret`. */
  answers: z.strictObject({ sender: credential.optional(), secret: secretWord.optional() }).default({}),
  /** The operator means an address that is not in the open internet; it counts where the deployment has opened that, see `VENDOR_PRIVATE_NETWORKS`. */
  privateAllowed: z.boolean().default(false),
});

export type CxmlSettings = z.output<typeof settingsSchema>;

/**
 * Null for settings that can be used, else a sentence for the operator.
 *
 * @param networks of the deployment; null where they are not known: the server looks again when it sends
 */
export function checkCxmlSettings(settings: VendorWaySettings, networks: PrivateNetworks | null = null): string | null {
  const read = settingsSchema.safeParse(settings);
  if (!read.success) return `The way cxml cannot be used: ${read.error.issues.map(({ path, message }) => `${path.join('.') || 'settings'}: ${message}`).join('; ')}.`;
  const { url, privateAllowed } = read.data;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return 'The way cxml cannot be used: "url" has a user or a password in it, which all operators would read. The secret is named by "secret".';
  if (networks !== null && !mayBeAskedAt(hostname, privateAllowed, networks)) {
    return `The way cxml cannot be used: ${hostname} is in a network that must not be asked. It can be where "privateAllowed" is true and VENDOR_PRIVATE_NETWORKS of the server names it.`;
  }
  if (protocol === 'http:' && privateAllowed && networks?.allows(hostname, bareAddress(hostname)) === false) {
    return `The way cxml cannot be used: "url" begins with http, and VENDOR_PRIVATE_NETWORKS of the server does not name ${hostname}: the shared secret would cross a network that is not known for all to read.`;
  }
  return protocol === 'https:' || privateAllowed ? null : 'The way cxml cannot be used: "url" must begin with https: the shared secret would cross the network for all to read.';
}

/** @throws Error for what the check refuses */
export const cxmlSettings = (settings: VendorWaySettings): CxmlSettings => settingsSchema.parse(settings);

/** Of a name it is known when it is looked up. */
function mayBeAskedAt(hostname: string, privateAllowed: boolean, networks: PrivateNetworks): boolean {
  try {
    checkLiteral(hostname, privateAllowed && ((address) => networks.allows(hostname, address)));
    return true;
  } catch {
    return false;
  }
}

/** An address of IPv6 without its brackets. */
const bareAddress = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');
