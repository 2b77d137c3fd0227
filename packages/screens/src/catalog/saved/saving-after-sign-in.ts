import type { KeyValueStorage } from '@quartermaster/core';

const key = 'savingProduct';

/** Notes that a visitor signs in to save a product, so that its page says so once it is there again. */
export const noteSaving = (storage: KeyValueStorage, productId: string): void => storage.set(key, productId);

/** Whether this product was to be saved; asked once. */
export function wasSaving(storage: KeyValueStorage, productId: string): boolean {
  const noted = storage.get(key);
  if (noted !== null) storage.remove(key);
  return noted === productId;
}
