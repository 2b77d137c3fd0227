import type { VendorSending, VendorWay } from '@quartermaster/deployment';
import { orderRequest } from './order-request.ts';
import { postCxml, usualLimits, type CxmlLimits } from './post-cxml.ts';
import { readAnswer } from './read-answer.ts';
import { checkCxmlSettings, cxmlSettings } from './settings.ts';

/**
 * A cXML `OrderRequest` over HTTPS to the vendor's address, with sender credentials and shared secret.
 *
 * @param secrets by their words: see `*_VENDOR_SECRET`
 */
export const cxmlWay = (secrets: ReadonlyMap<string, string>, limits: CxmlLimits = usualLimits): VendorWay => ({
  check: checkCxmlSettings,
  async send(message, given) {
    const settings = cxmlSettings(given);
    const secret = secrets.get(settings.secret);
    if (secret === undefined) throw new Error(`${settings.secret}_VENDOR_SECRET is not set in the environment of the server.`);
    const reply = await postCxml({ url: new URL(settings.url), body: orderRequest(message, settings, secret), privateAllowed: settings.privateAllowed }, limits);
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
