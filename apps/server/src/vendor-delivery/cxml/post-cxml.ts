import http from 'node:http';
import https from 'node:https';
import { checkLiteral, guardedLookup, type PrivateAllowed } from '../../runtime/index.ts';

/** Of one exchange: milliseconds from the first byte to the last, and bytes of the answer. */
export interface CxmlLimits {
  readonly timeout: number;
  readonly answerBytes: number;
}

export const usualLimits: CxmlLimits = { timeout: 60_000, answerBytes: 256 * 1024 };

interface Exchange {
  readonly url: URL;
  readonly body: string;
  readonly privateAllowed: PrivateAllowed;
}

export interface CxmlReply {
  readonly status: number;
  readonly text: string;
}

/** Posts a document. Redirects are not followed: the secret goes to the address that the operator has set. @throws Error where no whole answer comes */
export async function postCxml({ url, body, privateAllowed }: Exchange, { timeout, answerBytes }: CxmlLimits): Promise<CxmlReply> {
  checkLiteral(url.hostname, privateAllowed);
  const signal = AbortSignal.timeout(timeout);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST', signal, agent: false, lookup: guardedLookup(privateAllowed),
        headers: { 'content-type': 'text/xml; charset=utf-8', 'content-length': Buffer.byteLength(body), accept: 'text/xml, application/xml', 'accept-encoding': 'identity', 'user-agent': 'Quartermaster' },
      },
      resolve,
    );
    request.once('error', reject);
    request.end(body);
  });
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > answerBytes) throw new Error(`The vendor’s answer is larger than ${answerBytes} bytes.`);
      chunks.push(chunk);
    }
    return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
  } finally {
    if (!response.complete) response.destroy();
  }
}
