import type { ExtensionPoint } from '@quartermaster/core';
import { stores } from './stores.ts';

const replaces = (point: ExtensionPoint<unknown>) => ({ overrides = [] }: (typeof stores)[number]): boolean => overrides.some((one) => one.point === point);

/** The names of the stores with a value of their own in place of the default. */
export const storesWithOwn = (point: ExtensionPoint<unknown>): string[] => stores.filter(replaces(point)).map(({ id }) => id.name);

/** The names of the stores that keep the default. */
export const storesWithDefault = (point: ExtensionPoint<unknown>): string[] => stores.filter((store) => !replaces(point)(store)).map(({ id }) => id.name);
