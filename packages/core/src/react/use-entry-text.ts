import { useMemo } from 'react';
import { SessionStorageToken } from '../capabilities/index.ts';
import { entryPrefix } from '../navigation/index.ts';
import { useSignal, useStorefront } from './storefront-context.ts';

export interface EntryText {
  /** Null where nothing is kept. */
  readonly read: () => string | null;
  /** Null: it is forgotten. */
  readonly write: (text: string | null) => void;
}

/**
 * A text of the page, kept with its history entry in this tab: reload and Back find it, and sign-out takes it away. For entries in fields that come and go with what was typed, of which
 * drafts of forms know nothing. No place for passwords and cards.
 *
 * @param name apart from those of other texts of the page
 */
export function useEntryText(name: string): EntryText {
  const storefront = useStorefront();
  const { entryKey } = useSignal(storefront.page);
  return useMemo(() => {
    const storage = storefront.inject(SessionStorageToken);
    const key = `${entryPrefix}${entryKey}.${name}`;
    return { read: () => storage.get(key), write: (text) => (text === null ? storage.remove(key) : storage.set(key, text)) };
  }, [storefront, entryKey, name]);
}
