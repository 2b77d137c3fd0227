import type { StoreName } from '@quartermaster/contracts';

/** The virtual stores that have a start page of their own (specification, section 2, Virtual stores). */
export const startPaths = {
  VA: '/va/start_page',
  AIRFORCE: '/af/start_page',
  DHS: '/dhs/start_page',
  USDA: '/usda/start_page',
  STATE: '/state/start_page',
} as const;

export type VirtualStore = keyof typeof startPaths;

export const isVirtualStore = (store: StoreName): store is VirtualStore => Object.hasOwn(startPaths, store);
