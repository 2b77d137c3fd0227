import { useNavigation } from '@quartermaster/core';
import { useCallback, useState } from 'react';

const searchPath = '/search/advantage_search';

/**
 * The state of the search. What the buyer asked for counts at once, so that a box stays ticked and two quick changes add
 * up while the answer is on its way.
 */
export function useSearchAddress(shown: URLSearchParams) {
  const navigation = useNavigation();
  const shownText = shown.toString();
  const [asked, setAsked] = useState({ whileShown: shownText, address: shown });
  const address = asked.whileShown === shownText ? asked.address : shown;

  const go = useCallback((next: URLSearchParams, options: { replace?: boolean } = {}) => {
    setAsked({ whileShown: shownText, address: next });
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
