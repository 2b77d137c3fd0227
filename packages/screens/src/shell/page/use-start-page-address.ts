import type { ServicePath } from '@quartermaster/contracts';
import { startPagePoint, useExtension, useNavigation } from '@quartermaster/core';

/** The address of the store's start page. Composition has checked that it is a service path. */
export function useStartPageAddress(): string {
  const { href } = useNavigation();
  return href((useExtension(startPagePoint)?.path ?? '/main/start_page') as ServicePath);
}
