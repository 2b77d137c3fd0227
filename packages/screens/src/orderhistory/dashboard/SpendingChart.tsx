import { css } from '@emotion/react';
import type { Dashboard } from '@quartermaster/contracts';
import { media, token } from '@quartermaster/ui';
import { chartLines } from './chart-scale.ts';
import { shortMonth } from './month-words.ts';

/** In units of the picture, which is as wide as its column: on a phone they are about pixels. */
const [width, height, left, top, bottom] = [360, 220, 44, 10, 24];
const plotHeight = height - top - bottom;

const chart = css({ display: 'block', width: '100%', height: 'auto' });
const bar = css({ fill: token('color.action'), [media.forcedColors]: { fill: 'CanvasText' } });
const line = css({ stroke: token('color.border'), [media.forcedColors]: { stroke: 'CanvasText' } });
const words = css({ fill: token('color.textMuted'), fontSize: 11, fontFamily: token('fontFamily.text'), [media.forcedColors]: { fill: 'CanvasText' } });

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 });

/** A bar for each month. The table beside it says the same. */
export function SpendingChart({ months }: { months: Dashboard['spending']['months'] }) {
  const amounts = months.map(({ spent }) => spent.amount / 100);
  const lines = chartLines(amounts);
  const highest = lines.at(-1) ?? 1;
  const y = (amount: number): number => top + plotHeight * (1 - amount / highest);
  const step = (width - left) / months.length;
  return (
    <svg css={chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Chart of what was spent in each month; the table beside it has the amounts">
      {lines.map((amount) => (
        <g key={amount}>
          <line css={line} x1={left} x2={width} y1={y(amount)} y2={y(amount)} />
          <text css={words} x={left - 6} y={y(amount) + 4} textAnchor="end">{dollars.format(amount)}</text>
        </g>
      ))}
      {months.map(({ from }, index) => {
        const amount = amounts[index] ?? 0;
        const x = left + step * index;
        return (
          <g key={from}>
            <rect css={bar} x={x + step * 0.18} y={y(amount)} width={step * 0.64} height={y(0) - y(amount)} />
            <text css={words} x={x + step / 2} y={height - 8} textAnchor="middle">{shortMonth(from)}</text>
          </g>
        );
      })}
    </svg>
  );
}
