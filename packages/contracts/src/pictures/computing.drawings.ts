import { box, circle, repeat, type Drawing } from './drawing.ts';

const lid = box(13, 13, 38, 27, 3);
const base = 'M5 44h54l-3 5a4 4 0 0 1-3.5 2h-41a4 4 0 0 1-3.5-2z';
const tower = box(6, 9, 17, 46, 2);
const screen = box(27, 14, 32, 25, 2);
const unit = (index: number) => box(7, 9 + index * 16, 50, 13, 2);
const chipPins = repeat(4, (i) => `M${22 + i * 6.7} 15v-7M${22 + i * 6.7} 49v7M15 ${22 + i * 6.7}h-7M49 ${22 + i * 6.7}h7`);

/** Computers and their parts. */
export const computingDrawings = {
  notebook: { soft: lid + base, line: lid + base + 'M26 44l1 2.5h10l1-2.5', accent: 'M19 21h12M19 26h20' },
  desktop: { soft: tower + screen, line: `${tower + screen}M43 39v9M35 48h16M11 16h7M11 21h7`, accent: circle(14.5, 46, 2) + 'M33 21h11' },
  server: {
    soft: repeat(3, unit),
    line: repeat(3, unit) + repeat(3, (i) => `M14 ${15.5 + i * 16}h16`),
    accent: repeat(3, (i) => circle(44, 15.5 + i * 16, 1.6) + circle(50, 15.5 + i * 16, 1.6)),
  },
  rack: {
    soft: box(15, 5, 34, 52, 2),
    line: `${box(15, 5, 34, 52, 2)}M20 57v3M44 57v3${repeat(5, (i) => `M20 ${13 + i * 9}h24`)}`,
    accent: repeat(4, (i) => `M22 ${17.5 + i * 9}h7`),
  },
  tablet: { soft: box(13, 6, 38, 52, 4), line: `${box(13, 6, 38, 52, 4)}${box(18, 12, 28, 37, 1)}M30 53.5h4`, accent: 'M23 20h12M23 26h18' },
  monitor: { soft: box(6, 10, 52, 35, 3), line: `${box(6, 10, 52, 35, 3)}M32 45v10M20 55h24M6 38h52`, accent: 'M13 18h14M13 24h22' },
  keyboard: {
    soft: box(4, 19, 56, 27, 3),
    line: box(4, 19, 56, 27, 3) + repeat(8, (i) => `M${11 + i * 6} 26h.6`) + repeat(8, (i) => `M${11 + i * 6} 32.5h.6`) + 'M11 39h3M50 39h3',
    accent: 'M20 39h24',
  },
  mouse: { soft: box(19, 14, 26, 43, 13), line: `${box(19, 14, 26, 43, 13)}M19 31h26M32 14c0-6-8-3-8-9`, accent: 'M32 20v6' },
  printer: {
    soft: box(7, 24, 50, 22, 3) + 'M17 8h30v16h-30z',
    line: `${box(7, 24, 50, 22, 3)}M17 24V8h30v16M17 40h30v16h-30zM22 46h20M22 51h13`,
    accent: circle(49, 31, 1.6) + 'M14 31h8',
  },
  storage: {
    soft: box(12, 6, 40, 52, 3),
    line: box(12, 6, 40, 52, 3) + circle(32, 26, 14) + 'M19 50h10',
    accent: circle(32, 26, 3) + 'M45 49L35 34',
  },
  disc: { soft: circle(32, 32, 25), line: circle(32, 32, 25) + circle(32, 32, 9) + circle(32, 32, 3), accent: 'M32 13a19 19 0 0 1 19 19M13 32a19 19 0 0 0 19 19' },
  memory: {
    soft: 'M4 22h56v9a2 2 0 0 0 0 4v9h-56v-9a2 2 0 0 0 0-4z',
    line: `M4 22h56v9a2 2 0 0 0 0 4v9h-56v-9a2 2 0 0 0 0-4z${repeat(4, (i) => box(10 + i * 11.5, 26, 8, 9, 1))}`,
    accent: repeat(9, (i) => `M${10 + i * 5.5} 39.5v4.5`),
  },
  chip: { soft: box(15, 15, 34, 34, 3), line: box(15, 15, 34, 34, 3) + chipPins, accent: `${box(24, 24, 16, 16, 1)}M28.5 36h.5` },
  board: {
    soft: box(6, 11, 52, 40, 2),
    line: `${box(6, 11, 52, 40, 2)}${box(13, 18, 17, 17, 1)}M37 18v18M43 18v18M49 18v18M13 43h17M36 43h15M24 51v4M42 51v4`,
    accent: `${box(18, 23, 7, 7, 1)}M37 24v6`,
  },
  software: { soft: box(7, 10, 50, 44, 3), line: `${box(7, 10, 50, 44, 3)}M7 20h50M13 15h.6M18 15h.6M23 15h.6`, accent: 'M24 30l-7 7 7 7M40 30l7 7-7 7M35 28l-6 18' },
  network: {
    soft: box(4, 27, 56, 21, 3),
    line: `${box(4, 27, 56, 21, 3)}M13 27V10M51 27V10M11 48v4M53 48v4${repeat(4, (i) => box(11 + i * 8.5, 35, 6, 7, 0.5))}`,
    accent: `${circle(51, 38.5, 1.6)}M24 18a11 11 0 0 1 16 0M28 22.5a5.5 5.5 0 0 1 8 0`,
  },
} as const satisfies Record<string, Drawing>;
