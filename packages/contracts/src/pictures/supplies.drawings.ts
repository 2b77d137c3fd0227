import { box, circle, type Drawing } from './drawing.ts';

const sheet = 'M15 7h23l11 11v39H15z';
const cup = 'M14 28h36l-4 29H18z';
const tag = 'M9 33L31 11h20a3 3 0 0 1 3 3v20L32 56a3 3 0 0 1-4.2 0L9 37.2a3 3 0 0 1 0-4.2z';
const wrench = 'M43 8a14 14 0 0 0-15 18L9 45a7 7 0 0 0 10 10l19-19a14 14 0 0 0 18-15l-9 8-8-2-2-8z';
const bottle = 'M25 24h14c6 3 9 6 9 12v17a5 5 0 0 1-5 5H21a5 5 0 0 1-5-5V36c0-6 3-9 9-12z';
const cube = 'M32 6l24 12v28L32 58 8 46V18z';

/** Supplies, furniture, and everything that is neither a computer nor a wire. */
export const suppliesDrawings = {
  toner: {
    soft: box(5, 21, 54, 18, 3) + box(10, 39, 44, 9, 4),
    line: `${box(5, 21, 54, 18, 3)}${box(10, 39, 44, 9, 4)}M23 21v-6h18v6M14 43.5h36`,
    accent: 'M12 28h14M12 33h8',
  },
  ink: {
    soft: box(15, 13, 34, 44, 3),
    line: `${box(15, 13, 34, 44, 3)}M22 13V7h13v6M15 22h34`,
    accent: 'M32 28c5.5 6.5 8 10 8 13.5a8 8 0 0 1-16 0c0-3.5 2.5-7 8-13.5z',
  },
  label: { soft: tag, line: tag + circle(45, 20, 3.5), accent: 'M20 37l12-12M26 43l12-12' },
  paper: { soft: sheet, line: `${sheet}M38 7v11h11`, accent: 'M22 28h20M22 35h20M22 42h14' },
  office: {
    soft: cup,
    line: `${cup}M21 28V13l4-7 4 7v15M21 14h8M36 28V10h8v18M40 14h4M40 19h4`,
    accent: 'M22 38h20',
  },
  card: { soft: box(5, 13, 54, 38, 4), line: `${box(5, 13, 54, 38, 4)}${circle(20, 27, 5.5)}M11 43c1-6 4-8 9-8s8 2 9 8`, accent: 'M37 24h14M37 31h14M37 38h9' },
  bag: { soft: box(6, 20, 52, 35, 4), line: `${box(6, 20, 52, 35, 4)}M23 20v-6a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v6M6 36h21M37 36h21`, accent: box(27, 32, 10, 8, 1) },
  furniture: {
    soft: box(19, 5, 26, 25, 5) + box(15, 34, 34, 8, 3),
    line: `${box(19, 5, 26, 25, 5)}${box(15, 34, 34, 8, 3)}M32 30v4M32 42v9M17 58l15-7 15 7M32 51v7`,
    accent: 'M26 13h12M26 19h12',
  },
  mount: { soft: box(7, 9, 9, 46, 2) + box(46, 16, 8, 32, 2), line: `${box(7, 9, 9, 46, 2)}${box(46, 16, 8, 32, 2)}M16 36h14l10-6h6M16 28h12`, accent: circle(30, 36, 3.5) + 'M11.5 16h.1M11.5 48h.1' },
  kitchen: { soft: box(11, 24, 32, 33, 4), line: `${box(11, 24, 32, 33, 4)}M43 30h5a7 7 0 0 1 0 18h-5`, accent: 'M20 17c-3-4 3-5 0-10M28 17c-3-4 3-5 0-10M36 17c-3-4 3-5 0-10' },
  tool: { soft: wrench, line: wrench, accent: circle(14.5, 49.5, 2) },
  care: { soft: bottle, line: `${bottle}M27 24v-8h10v8M32 16V8H20`, accent: 'M32 35v13M25.5 41.5h13' },
  toy: {
    soft: box(6, 30, 26, 26, 2) + circle(46, 44, 12),
    line: `${box(6, 30, 26, 26, 2)}${circle(46, 44, 12)}M12 30l9-18 9 18`,
    accent: 'M13 49v-11h8a3 3 0 0 1 0 5.5h-8M34.5 41c8-2 16 0 22 7',
  },
  service: {
    soft: `${circle(27, 18, 10)}M7 56c0-13 8-21 20-21s20 8 20 21z`,
    line: `${circle(27, 18, 10)}M7 56c0-13 8-21 20-21s20 8 20 21z`,
    accent: 'M44 22l5 5 9-11',
  },
  box: { soft: cube, line: `${cube}M8 18l24 12 24-12M32 30v28`, accent: 'M20 12l24 12v9' },
} as const satisfies Record<string, Drawing>;

