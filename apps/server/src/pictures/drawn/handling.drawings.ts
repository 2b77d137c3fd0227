import { box, circle, repeat, type Drawing } from '@quartermaster/contracts/pictures';
import { outlined } from './outlined.ts';

/** What loads are lifted, moved and tied with, and what they are packed in. */
export const handlingDrawings = {
  'bubble-wrap': outlined('M14 14a12 8 0 0 1 24 0v36a12 8 0 0 1-24 0z', 'M38 50h18V24c0-6-8-10-18-10M20 14a6 4 0 0 1 12 0 6 4 0 0 1-12 0z', circle(44, 28, 2) + circle(51, 34, 2) + circle(44, 40, 2) + circle(51, 45, 2)),
  'bungee': outlined('M20 18c12-4 16 6 8 12s0 16 14 12l3 6c-20 6-32-10-20-22-2-6-4-4-6-2z', 'M20 22c-8 6-16-2-10-8 3-3 7-2 8 1M43 45c8-4 16 4 10 10-3 3-7 2-8-1', 'M26 20l-2 6M28 30l-6 2M36 42l-3 6'),
  'caster': outlined(circle(32, 44, 14), 'M14 8h36v6H14zM26 14l-3 20M38 14l3 20M23 34c4-6 14-6 18 0', `${circle(32, 44, 4)}M20 11h2M42 11h2`),
  'cargo-net': { soft: 'M8 8h48v48H8z', line: 'M8 8h48v48H8z', accent: repeat(4, (i) => `M${17.6 + i * 9.6} 8v48M8 ${17.6 + i * 9.6}h48`) },
  'carabiner': { soft: 'M22 10a14 12 0 0 1 26 6l-6 32a11 11 0 0 1-22-2z', line: 'M22 10a14 12 0 0 1 26 6l-6 32a11 11 0 0 1-22-2zM28 16a8 7 0 0 1 14 2l-5 28a5 5 0 0 1-11-1z', accent: 'M20 20h6M19 40h6' },
  'cart': outlined('M12 16h40v6H12zM12 40h40v6H12z', `M14 16v30M50 16v30M50 16l8-6${circle(18, 53, 4)}${circle(46, 53, 4)}`, 'M20 31h24M20 28v6M44 28v6'),
  'crate': outlined('M8 22h48v32H8z', 'M4 14h56v8H4z', 'M16 29h32M24 36h16v6H24z'),
  'dolly': outlined('M6 28h52v8H6z', circle(14, 46, 6) + circle(50, 46, 6) + 'M14 36v4M50 36v4', 'M12 32h40'),
  'drum': outlined('M14 12a18 6 0 0 1 36 0v40a18 6 0 0 1-36 0z', 'M14 12a18 6 0 0 0 36 0M14 26a18 6 0 0 0 36 0M14 40a18 6 0 0 0 36 0', circle(38, 11, 2)),
  'foam-peanuts': outlined('M10 18c-4-8 8-12 10-4s10 4 8 12-10 6-10 0-4-2-8-8zM38 14c4-6 14-2 10 6s2 10-6 12-10-6-6-8 0-6 2-10zM22 42c4-8 16-6 14 2s8 8 4 14-14 2-14-4-8-4-4-12z', '', 'M17 20l5 5M42 18l-1 8M29 45l4 6'),
  'hand-truck': outlined('M14 54h24v5H14z', `M40 6c6 0 6 4 6 8v34M34 12v40M34 22h12M34 34h12${circle(48, 52, 8)}`, `${circle(48, 52, 2.5)}M12 30h18v22H12z`),
  'hoist': outlined(box(18, 12, 28, 20, 4), 'M32 12V4M32 32v10M24 32v24M24 50c-3 2-3 8 1 8M32 42c6 0 8 12 0 12-4 0-5-3-5-5', circle(32, 22, 5)),
  'jar': outlined('M16 6h32v10H16zM18 16h28c4 4 4 6 4 10v28a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V26c0-4 0-6 4-10z', '', 'M22 6v10M28 6v10M36 6v10M42 6v10M22 32h20v14H22z'),
  'jug': outlined('M24 6h14v8c10 4 14 8 14 16v24a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V30c0-8 4-12 12-16z', 'M24 10h14M40 22c8 2 6 14-2 14', 'M18 42h28M18 50h28'),
  'mailing-tube': outlined('M8 46L44 10a7 7 0 0 1 10 10L18 56a7 7 0 0 1-10-10z', 'M14 40l10 10M38 16l10 10', 'M24 40l16-16'),
  'netting': { soft: 'M8 8h48v48H8z', line: 'M8 8h48v48H8z', accent: 'M8 20L20 8M8 36L36 8M8 52L52 8M16 56l40-40M32 56l24-24M48 56l8-8M8 44l12 12M8 28l28 28M8 12l44 44M20 8l36 36M36 8l20 20' },
  'pail': outlined('M12 20h40l-4 38H16z', 'M10 14h44v6H10zM14 20c4 26 32 26 36 0', 'M24 50h16'),
  'pallet': outlined('M4 22h56v6H4zM4 44h56v6H4z', 'M6 28h10v16H6zM27 28h10v16H27zM48 28h10v16H48z', 'M16 22v6M27 22v6M37 22v6M48 22v6'),
  'pallet-jack': outlined('M6 44h36v6H6zM42 26h10v24H42z', `M47 26L58 6M53 6h8${circle(12, 54, 3)}${circle(48, 55, 4)}`, 'M46 32h2M46 38h2'),
  'shackle': { soft: 'M18 14a14 22 0 1 0 28 0h-7a8 15 0 1 1-14 0z', line: 'M18 14c-4 18 0 42 14 42s18-24 14-42M26 14c-3 16-1 33 6 33s9-17 6-33M12 8h40v6H12z', accent: 'M6 11h6M52 7h5v8h-5' },
  'strap': outlined(box(20, 18, 24, 20, 3), 'M20 24H4M20 32H4M44 24h10c6 0 6 18 0 22L42 58M44 32h4c2 0 0 6-2 8L34 54', `${circle(32, 28, 4)}M26 14l6-6h10`),
  'shipping-tag': outlined('M8 32l12-14h36v28H20z', `${circle(22, 32, 3)}M22 32C14 26 8 22 4 12`, 'M32 27h18M32 35h18'),
  'stretch-wrap': outlined('M20 12a12 5 0 0 1 24 0v40a12 5 0 0 1-24 0z', 'M20 12a12 5 0 0 0 24 0M28 12V6h8v6M28 57v4h8v-4M44 20l14-6v36l-14 6', 'M27 12a5 2 0 0 0 10 0M50 22v24'),
  'wheelbarrow': outlined('M18 16h38l-8 20H26z', `M4 12l14 4M26 36l-6 6M48 36l-4 18M30 36l12 18${circle(20, 50, 8)}`, circle(20, 50, 2.5)),
  'winch': outlined(box(16, 16, 26, 28, 2), 'M10 44h44v8H10zM42 30h8l6-12M20 22h18M20 30h18M20 38h18', circle(56, 15, 3)),
  'bag-plastic': outlined('M14 18h36v40H14z', 'M12 8h40v10H12z', 'M18 13h28M20 28l24 20M20 40l10 10'),
} as const satisfies Record<string, Drawing>;
