import type { Figure } from '../../tooling/figures/figure.ts';
import type { Figures } from './measure.ts';

/** What the table of all benchmarks says of a page. */
export function figuresOf(store: string, page: string, { score, firstPaint, largestPaint, blocked, shift, transfer }: Figures): readonly Figure[] {
  const name = `Lighthouse, ${store} ${page}, `;
  const kib = (kind: string): number => (transfer.get(kind) ?? 0) / 1024;
  return [
    { what: `${name}score`, value: score, unit: '' },
    { what: `${name}first paint`, value: firstPaint / 1000, unit: 's' },
    { what: `${name}largest paint`, value: largestPaint / 1000, unit: 's' },
    { what: `${name}blocked`, value: blocked, unit: 'ms' },
    { what: `${name}layout shift`, value: shift, unit: '' },
    { what: `${name}scripts`, value: kib('Script'), unit: 'KiB' },
    { what: `${name}HTML`, value: kib('Document'), unit: 'KiB' },
  ];
}
