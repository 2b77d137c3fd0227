import { useNavigation } from '@quartermaster/core';
import { useCallback, useState } from 'react';

const searchPath = '/search/advantage_search';

/**
 * The state of the search. The buyer's latest choice counts at once, so that a box stays ticked and two quick changes add
 * up while the answer is on its way.
 */
export function useSearchAddress(shown: URLSearchParams) {
  const navigation = useNavigation();
  const shownText = shown.toString();
  const [state, setState] = useState<{ shown: string; asked: URLSearchParams | null }>({ shown: shownText, asked: null });
  // An answer has come, or Back has led elsewhere: what was asked before counts no more.
  if (state.shown !== shownText) setState({ shown: shownText, asked: null });
  const address = (state.shown === shownText ? state.asked : null) ?? shown;

  const go = useCallback((next: URLSearchParams, options: { replace?: boolean } = {}) => {
    setState({ shown: shownText, asked: next });
    navigation.open(searchPath, { query: next, ...options });
  }, [navigation, shownText]);

  return {
    address,
    /** The answer to the last change has not come yet. */
    isUpdating: address.toString() !== shownText,
    go,
    hrefOf: useCallback((next: URLSearchParams) => navigation.href(searchPath, next), [navigation]),
  };
}

export type SearchNavigation = ReturnType<typeof useSearchAddress>;
