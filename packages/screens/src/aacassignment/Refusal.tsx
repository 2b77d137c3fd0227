import { Alert } from '@quartermaster/ui';

/** Why an answer could not be taken, where that is about no field. */
export function Refusal({ errors }: { errors: readonly { readonly field: string; readonly message: string }[] }) {
  const refusal = errors.find(({ field }) => field === '');
  return refusal === undefined ? null : <Alert tone="error" isLive>{refusal.message}</Alert>;
}
