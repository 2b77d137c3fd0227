import axios, { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { TransportFailure, type Transport, type TransportResponse } from './transport.ts';

/** A transport by axios over the given `fetch`, with the cookies of the browser. Its caller sends the XSRF header. */
export function openAxios(fetch: typeof globalThis.fetch, baseURL: string): Transport {
  const client = axios.create({ adapter: 'fetch', env: { fetch }, baseURL, withCredentials: true, withXSRFToken: false });
  return async ({ headers, signal, ...request }) => {
    try {
      return asResponse(await client.request<unknown>({ ...request, headers: { ...headers }, ...(signal && { signal }) }));
    } catch (error) {
      if (!(error instanceof AxiosError)) throw error;
      throw new TransportFailure(error.message, {
        response: error.response === undefined ? null : asResponse(error.response),
        isAbandoned: error.code === AxiosError.ERR_CANCELED,
        cause: error,
      });
    }
  };
}

function asResponse({ status, statusText, data, headers }: AxiosResponse<unknown>): TransportResponse {
  const all = AxiosHeaders.from(headers as AxiosHeaders);
  return { status, statusText, data, header: (name) => String(all.get(name) ?? '') };
}
