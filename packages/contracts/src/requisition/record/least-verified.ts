import type { Verified } from '../codes/code-table.ts';

const order: readonly Verified[] = ['no', 'partly', 'yes'];

/** How far a sentence is verified that several rows make. */
export const leastVerified = (rows: readonly { readonly verified: Verified }[]): Verified => order.find((level) => rows.some(({ verified }) => verified === level)) ?? 'no';
