/** One request, below the API base. */
export interface TransportRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly data?: unknown;
  readonly responseType: 'json' | 'text' | 'blob';
  readonly signal?: AbortSignal;
}

/** What the server answered. */
export interface TransportResponse {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
  /** The empty text for a header that did not come. */
  readonly header: (name: string) => string;
}

/** Sends requests. @throws TransportFailure for everything but an answer of status 2xx */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** A request without a good answer: refused by the server (`response`), given up by the caller, or never answered. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly response: TransportResponse | null;
  readonly isAbandoned: boolean;

  constructor(message: string, { response = null, isAbandoned = false, cause }: { response?: TransportResponse | null; isAbandoned?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.response = response;
    this.isAbandoned = isAbandoned;
  }
}

const loadAxios = () => import('./axios-transport.ts');

/** Loads the program of requests ahead of the first one. */
export const prepareTransport = (): void => void loadAxios().catch(() => {});

/**
 * The transport by axios, which is loaded with the first request: a page that came from the server is read without any.
 * Where it cannot be loaded, the server cannot be reached, and the next request tries again.
 */
export function axiosTransport(fetch: typeof globalThis.fetch, baseURL: string): Transport {
  let loading: Promise<Transport> | null = null;
  const load = async (): Promise<Transport> => {
    try {
      const { openAxios } = await loadAxios();
      return openAxios(fetch, baseURL);
    } catch (cause) {
      loading = null;
      throw new TransportFailure('The program of requests could not be loaded.', { cause });
    }
  };
  return async (request) => (await (loading ??= load()))(request);
}
