import type { StoreId } from '@quartermaster/contracts';
import type { InjectionToken } from '../capabilities/index.ts';

/** Stores beside the known ones that this page can show: those that their owners ship alone, as the store list has them. */
export const ShippedStoresToken: InjectionToken<readonly StoreId[]> = Symbol('shipped stores');
