import { useEffect } from 'react';

/** Leads the buyer to the first field that is wrong, once with each new number of failures. */
export function useFailureFocus(formId: string, failures: number): void {
  useEffect(() => {
    if (failures > 0) document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formId, failures]);
}
