import { box, circle, repeat, type Drawing } from './drawing.ts';

const bulb = 'M32 6a18 18 0 0 0-11 32c3 2.5 4 4.5 4 8h14c0-3.5 1-5.5 4-8a18 18 0 0 0-11-32z';
const pad = 'M19 20h26c8 0 13 9 13 21 0 8-8 10-12 4l-4-6H22l-4 6c-4 6-12 4-12-4 0-12 5-21 13-21z';
const cups = box(7, 35, 11, 19, 4) + box(46, 35, 11, 19, 4);
const blade = 'M32 25c-2-8 1-13 7-13 3 5 1 10-7 13z';

/** Sound, sight, power and the wires between them. */
export const electronicsDrawings = {
  phone: { soft: box(19, 5, 26, 54, 5), line: `${box(19, 5, 26, 54, 5)}M19 14h26M19 48h26M29 9.5h6`, accent: circle(32, 53.5, 1.6) + 'M25 22h10M25 28h14' },
  cable: {
    soft: box(4, 25, 14, 14, 2) + box(49, 43, 11, 12, 2),
    line: `${box(4, 25, 14, 14, 2)}${box(49, 43, 11, 12, 2)}M18 32c10 0 8-20 21-20s15 14 8 19-19 2-17 10 9 8 19 8`,
    accent: 'M8 29v6M12 29v6',
  },
  connector: { soft: box(8, 20, 30, 24, 4), line: `${box(8, 20, 30, 24, 4)}M38 25h16v14H38M8 32H2`, accent: 'M44 30h4M44 34h4M15 27v10' },
  power: {
    soft: box(13, 17, 38, 30, 4),
    line: `${box(13, 17, 38, 30, 4)}M23 17V7M41 17V7M32 47v5c0 4 6 3 6 7`,
    accent: 'M34 21l-9 12h7l-2 10 9-12h-7z',
  },
  battery: { soft: box(5, 19, 49, 26, 4), line: `${box(5, 19, 49, 26, 4)}M54 27h4v10h-4`, accent: repeat(3, (i) => `M${14 + i * 9} 26v12`) },
  light: { soft: bulb, line: `${bulb}M26 51h12M28 56h8`, accent: 'M27 27l5 5 5-5M32 32v13' },
  camera: {
    soft: box(6, 18, 52, 35, 4),
    line: `${box(6, 18, 52, 35, 4)}M21 18l4-8h14l4 8${circle(32, 35, 12)}`,
    accent: circle(32, 35, 5.5) + 'M48 25h3',
  },
  lens: {
    soft: box(9, 12, 18, 40, 2) + box(27, 17, 20, 30, 1) + box(47, 21, 8, 22, 1),
    line: `${box(9, 12, 18, 40, 2)}${box(27, 17, 20, 30, 1)}${box(47, 21, 8, 22, 1)}M15 12v40M21 12v40`,
    accent: 'M33 24v16M37 24v16M41 24v16',
  },
  projector: {
    soft: box(5, 19, 54, 26, 4),
    line: `${box(5, 19, 54, 26, 4)}M13 45v5M51 45v5${circle(43, 32, 9)}M12 27h14M12 32h14M12 37h14`,
    accent: circle(43, 32, 4),
  },
  tv: { soft: box(4, 9, 56, 37, 2), line: `${box(4, 9, 56, 37, 2)}M19 46l-4 9M45 46l4 9M9 40h46`, accent: 'M28 19v13l11-6.5z' },
  remote: {
    soft: box(22, 4, 20, 56, 6),
    line: `${box(22, 4, 20, 56, 6)}${circle(32, 26, 5)}${repeat(3, (i) => `M28 ${39 + i * 6}h.6M36 ${39 + i * 6}h.6`)}`,
    accent: circle(32, 12, 2.2),
  },
  speaker: { soft: box(15, 4, 34, 56, 4), line: box(15, 4, 34, 56, 4) + circle(32, 41, 12) + circle(32, 17, 5.5), accent: circle(32, 41, 5) },
  headphones: { soft: cups, line: `${cups}M11 35v-4a21 21 0 0 1 42 0v4`, accent: 'M12.5 41v7M51.5 41v7' },
  watch: {
    soft: box(17, 17, 30, 30, 8),
    line: `${box(17, 17, 30, 30, 8)}M22 18l2-12h16l2 12M22 46l2 12h16l2-12M47 30h3v5h-3`,
    accent: 'M32 24v8l6 4',
  },
  fan: { soft: circle(32, 27, 21), line: `${circle(32, 27, 21)}M32 48v9M20 58h24${blade}M34 29c7 2 10 7 7 12-6 0-9-5-7-12zM30 29c-7 2-10 7-7 12 6 0 9-5 7-12z`, accent: circle(32, 28, 2) },
  calculator: {
    soft: box(15, 5, 34, 54, 4),
    line: box(15, 5, 34, 54, 4) + repeat(3, (row) => repeat(3, (i) => `M${23 + i * 9} ${33 + row * 8}h.6`)),
    accent: box(21, 11, 22, 13, 1) + 'M35 18h3',
  },
  controller: { soft: pad, line: `${pad}M44 26h.6M48 30h.6M40 30h.6M44 34h.6`, accent: 'M20 25v10M15 30h10' },
} as const satisfies Record<string, Drawing>;
