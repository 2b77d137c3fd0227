import http from 'node:http';
import https from 'node:https';
import { AddressRefused, checkLiteral, guardedLookup } from '../runtime/index.ts';
import { UpstreamFailure } from './upstream-failure.ts';

export interface UpstreamQuestion {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a GET. */
  readonly body: string | null;
  readonly privateAllowed: boolean;
}

export interface AskLimits {
  /** Milliseconds from the first byte sent to the last byte read. */
  readonly timeout: number;
  /** Bytes of the answer's body. */
  readonly answerBytes: number;
}

export const defaultAskLimits: AskLimits = { timeout: 5_000, answerBytes: 256 * 1024 };

/** Connections by scheme; those into private networks are kept apart, so that none is handed on to who may not use it. */
interface Agents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

/** Asks services of stores: one JSON answer, nothing followed, nothing waited for beyond the limits. */
export class UpstreamClient {
  readonly #limits: AskLimits;
  readonly #agents: Readonly<Record<'open' | 'private', Agents>> = { open: agents(), private: agents() };

  constructor(limits: AskLimits = defaultAskLimits) {
    this.#limits = limits;
  }

  /** The text of a JSON answer. @throws UpstreamFailure */
  async ask(question: UpstreamQuestion): Promise<string> {
    const signal = AbortSignal.timeout(this.#limits.timeout);
    try {
      checkLiteral(question.url.hostname, question.privateAllowed);
      return await this.#read(await this.#send(question, signal));
    } catch (error) {
      if (error instanceof UpstreamFailure) throw error;
      if (signal.aborted) throw new UpstreamFailure('slow', `It did not answer within ${this.#limits.timeout} ms.`, error);
      if (error instanceof AddressRefused) throw new UpstreamFailure('refused', error.message);
      throw new UpstreamFailure('unreachable', `It cannot be reached: ${error instanceof Error ? error.message : String(error)}`, error);
    }
  }

  /** Ends the connections that wait for further calls. */
  close(): void {
    for (const { http: plain, https: secure } of Object.values(this.#agents)) {
      plain.destroy();
      secure.destroy();
    }
  }

  #send({ url, method, headers, body, privateAllowed }: UpstreamQuestion, signal: AbortSignal): Promise<http.IncomingMessage> {
    const own = this.#agents[privateAllowed ? 'private' : 'open'];
    const isSecure = url.protocol === 'https:';
    return new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).request(
        url,
        {
          method,
          agent: isSecure ? own.https : own.http,
          signal,
          lookup: guardedLookup(privateAllowed),
          headers: {
            accept: 'application/json',
            // A small answer may become a large one where it is unpacked.
            'accept-encoding': 'identity',
            ...headers,
            ...(body !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        resolve,
      );
      request.once('error', reject);
      request.end(body ?? undefined);
    });
  }

  async #read(response: http.IncomingMessage): Promise<string> {
    try {
      const { statusCode, headers } = response;
      if (statusCode !== 200) throw new UpstreamFailure('status', `It answered with status ${statusCode}, not 200.${statusCode !== undefined && statusCode >= 300 && statusCode < 400 ? ' Redirects are not followed.' : ''}`);
      const type = headers['content-type'] ?? 'nothing';
      if (!/^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i.test(type)) throw new UpstreamFailure('not-json', `It answered ${type.slice(0, 100)}, not application/json.`);
      if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new UpstreamFailure('not-json', 'It packed its answer, which was not asked for.');
      return new TextDecoder('utf-8', { fatal: true }).decode(await this.#bytesOf(response));
    } catch (error) {
      if (error instanceof TypeError) throw new UpstreamFailure('not-json', 'Its answer is not UTF-8.', error);
      throw error;
    } finally {
      // The rest of an answer that is not complete yet is not read.
      if (!response.complete) response.destroy();
    }
  }

  async #bytesOf(response: http.IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > this.#limits.answerBytes) throw new UpstreamFailure('too-large', `Its answer is larger than ${this.#limits.answerBytes} bytes.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}

const agents = (): Agents => ({ http: new http.Agent({ keepAlive: true, maxSockets: 50 }), https: new https.Agent({ keepAlive: true, maxSockets: 50 }) });
