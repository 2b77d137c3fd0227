import { box, circle, repeat, type Drawing } from '@quartermaster/contracts/pictures';

const spout = 'M8 26h10v-8h8v8h14c8 0 12 5 12 14h-10c0-3-1-4-4-4H8z';
const flask = 'M26 6h12v18l15 28a4 4 0 0 1-4 6H15a4 4 0 0 1-4-6l15-28z';
const jar = 'M24 6h16v9l6 8v31a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V23l6-8z';
const leaf = 'M10 54C6 24 26 8 56 8c0 30-14 48-40 44z';
const oil = 'M8 26h30v28H8zM38 32l18-12v5L42 42h-4z';
const fan = 'M12 10h40v44H12z';
const coil = 'M32 12c14 0 24 5 24 11s-10 11-24 11S8 29 8 23s10-11 24-11z';

/** What depots, clinics, motor pools and grounds order: as `goodsDrawings`, in the server's pictures alone. */
export const equipmentDrawings = {
  ball: { soft: circle(32, 32, 25), line: `${circle(32, 32, 25)}M7 32h50M32 7v50`, accent: 'M14 15c10 8 10 26 0 34M50 15c-10 8-10 26 0 34' },
  bed: { soft: box(6, 32, 52, 14, 2), line: `${box(6, 32, 52, 14, 2)}M6 14v42M58 26v30M6 32h52`, accent: box(10, 24, 15, 8, 2) },
  bottle: { soft: jar, line: `${jar}M24 12h16M18 32h28M18 48h28`, accent: 'M25 40h14' },
  can: { soft: box(13, 12, 38, 44, 5), line: `${box(13, 12, 38, 44, 5)}M13 20h38M13 48h38M22 12v-4h20v4`, accent: 'M24 30h16M27 37h10' },
  chain: { soft: box(6, 10, 22, 30, 10) + box(36, 24, 22, 30, 10), line: `${box(6, 10, 22, 30, 10)}${box(13, 17, 8, 16, 4)}${box(36, 24, 22, 30, 10)}${box(43, 31, 8, 16, 4)}`, accent: 'M22 34h20' },
  faucet: { soft: spout, line: `${spout}M18 18v-8h8v8M12 10h20`, accent: 'M47 45v4M47 53v4' },
  filter: { soft: fan, line: `${fan}M17 15h30v34H17z`, accent: repeat(5, (i) => `M${20 + i * 6} 15v34`) },
  flask: { soft: flask, line: `${flask}M23 6h18`, accent: 'M19 40h26M27 48h2M36 47h2' },
  gauge: { soft: circle(32, 30, 23), line: `${circle(32, 30, 23)}M27 53v7h10v-7`, accent: 'M32 30l10-11M16 34l3-1M22 17l2 3M48 34l-3-1' },
  ladder: { soft: 'M20 6h6L16 58h-6zM38 6h6l10 52h-6z', line: 'M20 6h6L16 58h-6zM38 6h6l10 52h-6z', accent: 'M24 16h16M22 27h20M20 38h24M18 49h28' },
  leaf: { soft: leaf, line: `${leaf}M10 58c4-16 16-30 34-40`, accent: 'M20 42V28M28 34V21M22 42h14M31 33h13' },
  oilcan: { soft: oil, line: `${oil}M14 26v-8h14v8`, accent: 'M23 34c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z' },
  outlet: { soft: box(14, 6, 36, 52, 4), line: `${box(14, 6, 36, 52, 4)}${box(22, 12, 20, 18, 7)}${box(22, 34, 20, 18, 7)}`, accent: 'M28 18v5M36 18v5M28 40v5M36 40v5' },
  padlock: { soft: box(12, 28, 40, 30, 4), line: `${box(12, 28, 40, 30, 4)}M20 28V18a12 12 0 0 1 24 0v10`, accent: `${circle(32, 40, 3.5)}M32 44v7` },
  radio: { soft: box(18, 20, 28, 40, 3), line: `${box(18, 20, 28, 40, 3)}M22 20V4h5v16${box(23, 26, 18, 10, 1)}`, accent: repeat(3, (i) => `M24 ${42 + i * 5}h16`) },
  rope: { soft: coil, line: `${coil}M8 23v10c0 6 10 11 24 11s24-5 24-11V23M8 33v10c0 6 10 11 24 11s24-5 24-11V33`, accent: 'M24 21c4-3 12-3 16 0M50 50l8 8' },
  stethoscope: { soft: circle(47, 44, 9), line: `${circle(47, 44, 9)}M14 6v16a11 11 0 0 0 22 0V6M25 33v11a12 12 0 0 0 13 13M11 6h6M33 6h6`, accent: circle(47, 44, 3) },
  washer: { soft: box(10, 5, 44, 54, 3), line: `${box(10, 5, 44, 54, 3)}M10 17h44${circle(32, 37, 14)}`, accent: 'M16 11h8M46 11h2M24 38c5-4 11 4 16 0' },
  wheel: { soft: circle(32, 32, 26), line: `${circle(32, 32, 26)}${circle(32, 32, 15)}`, accent: `${circle(32, 32, 4)}M32 17v11M32 36v11M17 32h11M36 32h11` },
} as const satisfies Record<string, Drawing>;
