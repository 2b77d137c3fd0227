import type { VendorSending, VendorWay } from '@quartermaster/deployment';
import { orderRequest } from './order-request.ts';
import { postCxml, usualLimits, type CxmlLimits } from './post-cxml.ts';
import type { PrivateNetworks } from './private-networks.ts';
import { readAnswer } from './read-answer.ts';
import { checkCxmlSettings, cxmlSettings } from './settings.ts';

/** What the deployment has set for all ways of cXML. */
export interface CxmlDeployment {
  /** By their words: see `*_VENDOR_SECRET`. */
  readonly secrets: ReadonlyMap<string, string>;
  /** See `VENDOR_PRIVATE_NETWORKS`. */
  readonly networks: PrivateNetworks;
}

/** A cXML `OrderRequest` over HTTPS to the vendor's address, with sender credentials and shared secret. */
export const cxmlWay = ({ secrets, networks }: CxmlDeployment, limits: CxmlLimits = usualLimits): VendorWay => ({
  check: (settings) => checkCxmlSettings(settings, networks),
  async send(message, given) {
    const settings = cxmlSettings(given);
    const secret = secrets.get(settings.secret);
    if (secret === undefined) throw new Error(`${settings.secret}_VENDOR_SECRET is not set in the environment of the server.`);
    const url = new URL(settings.url);
    const privateAllowed = settings.privateAllowed && ((address: string) => networks.allows(url.hostname, address));
    const reply = await postCxml({ url, body: orderRequest(message, settings, secret), privateAllowed }, limits);
    return outcomeOf(reply);
  },
});

/** Refusals of HTTP that pass: too slow, too many at once. */
const passing: readonly number[] = [408, 425, 429];

function outcomeOf({ status, text }: { status: number; text: string }): VendorSending {
  if (status === 200) return readAnswer(text);
  const said = `The vendor’s server answers with HTTP status ${status}.`;
  if (status >= 400 && status < 500 && !passing.includes(status)) return { kind: 'refused', reason: said };
  throw new Error(said);
}
