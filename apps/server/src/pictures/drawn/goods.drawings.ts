import { box, circle, repeat, type Drawing } from '@quartermaster/contracts/pictures';

const palm = 'M20 58V40l-8-10a4 4 0 0 1 6-5l5 5V11a4 4 0 0 1 8 0v14V8a4 4 0 0 1 8 0v17-13a4 4 0 0 1 8 0v15-7a4 4 0 0 1 7 1v19a16 16 0 0 1-5 11v7z';
const shirt = 'M22 8L8 16l5 13 7-3v30h24V26l7 3 5-13-14-8a10 7 0 0 1-20 0z';
const vest = 'M22 7l-6 4v9l-3 6v32h16V24zM42 7l6 4v9l3 6v32H35V24z';
const boot = 'M20 7h18v28c0 4 3 5 8 6 8 1 10 5 10 11H20z';
const sock = 'M24 6h17v27c0 4-2 6-5 9L26 53a8 8 0 0 1-12-11l10-11z';
const sack = 'M23 17h18c9 9 13 19 13 28 0 8-4 12-10 12H20c-6 0-10-4-10-12 0-9 4-19 13-28z';
const hull = 'M8 42c0-15 9-27 24-27s24 12 24 27z';
const mask = 'M12 22c13-5 27-5 40 0v16c-6 13-34 13-40 0z';
const pail = 'M12 16h40l-5 40H17z';
const barrel = 'M17 16h30l-3 42H20z';
const pen = 'M46 7l11 11-33 33-15 6 5-16z';
const roll = 'M14 14a12 8 0 0 1 24 0v36a12 8 0 0 1-24 0z';
const cone = 'M28 8h8l11 41H17z';
const head = 'M12 10h30c7 0 11 3 13 9H44v4H12z';
const saw = 'M6 40L44 14l6 9L9 48z';
const blade = 'M29 4h6v26h-6z';
const drill = 'M6 14h34l8 5v6l-8 5H30l4 24H20l-2-24H6z';
const tank = 'M22 22a10 10 0 0 1 20 0v36H22z';

/** What offices order beside electronics and paper. Pages do not draw these by themselves: they are in the server's pictures alone. */
export const goodsDrawings = {
  badge: { soft: box(14, 18, 36, 40, 3), line: `${box(14, 18, 36, 40, 3)}M27 18v-5h10v5M32 13L22 3M32 13L42 3${circle(32, 33, 6)}`, accent: 'M22 47h20M25 52h14' },
  bin: { soft: barrel, line: `${barrel}M12 16h40M26 16v-6h12v6`, accent: 'M27 24l1 26M32 24v26M37 24l-1 26' },
  boot: { soft: boot, line: `${boot}M18 52h40v6H18zM20 14h18`, accent: 'M31 20h7M31 26h7M31 32h7' },
  broom: { soft: 'M20 36h24l6 22H14z', line: 'M20 36h24l6 22H14zM32 36V4M25 30h14v6H25z', accent: 'M24 44l-2 14M32 44v14M40 44l2 14' },
  brush: { soft: 'M18 36h28v8H18z', line: 'M26 36V10a6 6 0 0 1 12 0v26M18 36h28v8H18zM19 44v10l4-3 4 5 5-4 5 4 4-5 4 3V44', accent: circle(32, 12, 1.8) },
  cabinet: { soft: box(14, 5, 36, 53, 2), line: `${box(14, 5, 36, 53, 2)}${repeat(2, (i) => `M14 ${22.5 + i * 17.5}h36`)}`, accent: repeat(3, (i) => `M27 ${13 + i * 17.5}h10v3h-10z`) },
  clip: { soft: 'M12 30h40l6 22H6z', line: 'M12 30h40l6 22H6zM20 30C14 18 22 6 26 12l4 18M44 30c6-12-2-24-6-18l-4 18', accent: 'M14 46h36' },
  cone: { soft: cone, line: `${cone}M8 49h48v8H8z`, accent: 'M24.5 22h15M21.5 34h21' },
  desk: { soft: 'M4 18h56v7H4z' + box(40, 25, 16, 31, 1), line: `M4 18h56v7H4zM8 25v31M13 25v31${box(40, 25, 16, 31, 1)}M40 40h16`, accent: 'M46 32h4M46 47h4' },
  drill: { soft: drill, line: `${drill}M48 22h12M16 54h22v5H16z`, accent: 'M12 20h16M26 36h4' },
  extinguisher: { soft: tank, line: `${tank}M28 12v-5h8v5M28 7l-9-3M36 9h12c4 0 6 3 6 9v12`, accent: `${box(26, 32, 12, 14, 1)}M29 37h6` },
  firstaid: { soft: box(7, 17, 50, 38, 4), line: `${box(7, 17, 50, 38, 4)}M23 17v-5a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v5`, accent: 'M28 26h8v6h6v8h-6v6h-8v-6h-6v-8h6z' },
  flag: { soft: 'M18 9h40v26H18z', line: `M18 9h40v26H18zM18 5v55${circle(18, 4, 2)}`, accent: 'M36 15h22M36 21h22M18 28h40M18 21h18V9' },
  flashlight: { soft: 'M6 26h30l10-8h8v28h-8l-10-8H6z', line: 'M6 26h30l10-8h8v28h-8l-10-8H6zM46 18v28M36 26v12', accent: 'M16 32h10M58 24l4-2M59 32h4M58 40l4 2' },
  folder: { soft: 'M6 14h18l5 6h29v34H6z', line: 'M6 14h18l5 6h29v34H6zM6 26h52', accent: 'M34 15h18v5H34z' },
  glove: { soft: palm, line: `${palm}M20 50h27`, accent: 'M31 25v10M39 25v10' },
  goggles: { soft: box(5, 22, 24, 20, 8) + box(35, 22, 24, 20, 8), line: `${box(5, 22, 24, 20, 8)}${box(35, 22, 24, 20, 8)}M29 30c2-3 4-3 6 0M5 28L2 20M59 28l3-8`, accent: 'M11 30l5-4M41 30l5-4' },
  hammer: { soft: head, line: `${head}M24 23h8v35h-8zM12 10v13`, accent: 'M28 34v18' },
  helmet: { soft: hull, line: `${hull}M3 42h58v6H3z`, accent: 'M26 16v20M38 16v20' },
  marker: { soft: box(22, 24, 20, 34, 2), line: `${box(22, 24, 20, 34, 2)}M26 24v-8h12v8M29 16l1-9h4l3 9`, accent: 'M22 44h20M28 31v6' },
  mask: { soft: mask, line: `${mask}M12 24c-10 2-10 14 1 16M52 24c10 2 10 14-1 16`, accent: 'M18 28h28M18 34h28' },
  mat: { soft: 'M14 16h44L48 50H4z', line: 'M14 16h44L48 50H4z', accent: 'M19 22h31l-6 22H12z' },
  note: { soft: 'M10 9h44v33L42 55H10z', line: 'M10 9h44v33L42 55H10zM42 55V42h12', accent: 'M18 20h28M18 28h28M18 36h16' },
  paint: { soft: pail, line: `${pail}M12 16a20 5 0 0 1 40 0M12 16a20 14 0 0 0 40 0`, accent: 'M24 30v14M32 32v10' },
  pen: { soft: pen, line: `${pen}M38 15l11 11M14 41l10 10`, accent: 'M20 42l20-20' },
  roll: { soft: roll, line: `${roll}M38 50h18V24c0-6-8-10-18-10${'M20 14a6 4 0 0 1 12 0 6 4 0 0 1-12 0z'}`, accent: 'M44 40h12M44 31h12' },
  ruler: { soft: box(10, 12, 38, 40, 8), line: `${box(10, 12, 38, 40, 8)}M48 44h12v8H44${circle(29, 32, 11)}`, accent: 'M29 25v7l5 3M52 44v4M56 44v4' },
  sack: { soft: sack, line: `${sack}M20 9c4 2 4 6 3 8h18c-1-2-1-6 3-8-8 3-16 3-24 0z`, accent: 'M22 36c4 6 4 12 2 18M42 36c-4 6-4 12-2 18' },
  saw: { soft: saw, line: `${saw}M44 14l10-6a6 6 0 0 1 6 10L50 23z`, accent: 'M9 48l3 4 3-8 4 5 3-9 4 5 3-9 4 5 3-9 4 4 3-8' },
  screw: { soft: 'M16 8h32l-10 12H26z', line: 'M16 8h32l-10 12H26zM27 20v30l5 10 5-10V20', accent: 'M24 27l16 4M24 35l16 4M24 43l16 4M26 12h12' },
  screwdriver: { soft: 'M24 32c-3 6-3 18 0 26h16c3-8 3-20 0-26z', line: `M24 32c-3 6-3 18 0 26h16c3-8 3-20 0-26z${blade}`, accent: 'M29 38v14M35 38v14' },
  shirt: { soft: shirt, line: `${shirt}M22 8l10 12L42 8M32 20v36`, accent: 'M37 28h6v7h-6z' },
  sock: { soft: sock, line: `${sock}M24 13h17`, accent: 'M16 40l9 9M34 36l6 5' },
  stapler: { soft: 'M6 30c12-14 32-16 50-12v9L12 40z', line: 'M6 30c12-14 32-16 50-12v9L12 40zM5 44h54v8H5zM12 40v4', accent: 'M20 29c10-5 20-7 29-5M48 27v8' },
  tape: { soft: circle(28, 32, 22), line: `${circle(28, 32, 22)}${circle(28, 32, 9)}M28 54h30v-6H43`, accent: 'M28 18a14 14 0 0 1 14 14' },
  toolbox: { soft: box(6, 25, 52, 29, 3), line: `${box(6, 25, 52, 29, 3)}M22 25v-8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8M6 37h52`, accent: 'M18 33h6v8h-6zM40 33h6v8h-6z' },
  vest: { soft: vest, line: `${vest}M22 7c2 10 5 14 7 17M42 7c-2 10-5 14-7 17`, accent: 'M13 38h16M35 38h16M13 46h16M35 46h16' },
  whiteboard: { soft: box(5, 9, 54, 36, 2), line: `${box(5, 9, 54, 36, 2)}M14 45h36v5H14zM22 50l-5 9M42 50l5 9`, accent: 'M13 33l9-11 7 8 10-14 9 8' },
} as const satisfies Record<string, Drawing>;
