import type { ParkedCart } from '@quartermaster/contracts';

const counted = (count: number, one: string): string => `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** Lines of a cart, in words. */
export const itemCount = (count: number): string => counted(count, 'item');

/** Lines of requisitions, in words. */
export const requisitionCount = (count: number): string => counted(count, 'requisition');

/** The lines of what is parked, in words. */
export const parkedCount = ({ activity, lineCount }: Pick<ParkedCart, 'activity' | 'lineCount'>): string => (activity === null ? itemCount(lineCount) : requisitionCount(lineCount));
