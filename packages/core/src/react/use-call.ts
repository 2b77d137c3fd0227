import type { PlainOf, PlainPath, RequestOf, ServicePath } from '@quartermaster/contracts';
import { useCallback } from 'react';
import type { CallOptions } from '../engine/index.ts';
import type { CallFailure } from '../errors/index.ts';
import type { Answer, AnyAnswer } from '../capabilities/index.ts';
import { useSignal, useStorefront } from './storefront-context.ts';

export type Call = <Path extends ServicePath>(
  path: Path,
  request: RequestOf<Path>,
  options?: CallOptions,
) => Promise<Answer<Path>>;

/**
 * Calls a service without leaving the page. The header's session and cart follow by themselves. Rejects with
 * {@link CallFailure}; when sign-in is needed the request is remembered and sign-in is asked for.
 */
export function useCall(): Call {
  const storefront = useStorefront();
  return useCallback((path, request, options) => storefront.call(path, request, options), [storefront]);
}

/** Reads the text or list of a service that sends no envelope. Rejects with {@link CallFailure}. */
export function useRead(): <Path extends PlainPath>(path: Path, request: RequestOf<Path>) => Promise<PlainOf<Path>> {
  const storefront = useStorefront();
  return useCallback((path, request) => storefront.read(path, request), [storefront]);
}

/**
 * Shows an answer in place of the present screen's, in the same history entry. When the buyer has gone to another page
 * meanwhile, nothing happens. With `url` the entry has that address from then on: that of the page which the answer is.
 */
export function useShowAnswer(): (path: ServicePath, answer: AnyAnswer, url?: string) => void {
  const storefront = useStorefront();
  const { entryKey } = useSignal(storefront.page);
  return useCallback((path, answer, url) => storefront.showAnswer(path, answer, entryKey, url), [storefront, entryKey]);
}

/** Leads to the error screen for a failure that the screen has no answer to. */
export function useShowFailure(): (failure: CallFailure) => void {
  const storefront = useStorefront();
  return useCallback((failure) => storefront.showFailure(failure), [storefront]);
}
