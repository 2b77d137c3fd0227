import { box, circle, repeat, type Drawing } from '@quartermaster/contracts/pictures';
import { outlined } from './outlined.ts';

/** What rooms are furnished with, and what is in beds and at windows. */
export const furnitureDrawings = {
  'bench': outlined('M6 28h52v8H6zM10 12h44v8H10z', 'M14 36v18M50 36v18M14 20v8M50 20v8', 'M14 46h36'),
  'blanket': outlined('M8 20h40a8 8 0 0 1 8 8v6H16zM8 20a7 7 0 0 0 8 14h40v20H12a6 6 0 0 1-6-6V26', 'M16 44h40', 'M20 27h26M22 50h4M32 50h4M42 50h4'),
  'blinds': outlined(box(8, 6, 48, 8, 2) + repeat(4, (i) => `M12 ${19 + i * 9}h40v5H12z`), 'M20 14v41M44 14v41', 'M52 14v30M52 46v4'),
  'bookcase': outlined(box(12, 5, 40, 54, 2), 'M12 22h40M12 40h40', 'M18 22V10M24 22V10M30 22v-9M38 40V28M44 40V28M20 58V46M26 58V46M32 58l5-11'),
  'cash-box': outlined(box(6, 26, 52, 28, 3), 'M10 26l4-12h36l4 12M24 14v-4h16v4', `${circle(32, 38, 3)}M32 41v5`),
  'coat-rack': { soft: 'M22 56h20v4H22z', line: 'M32 8v48M22 56h20v4H22zM32 12c-6 0-10-2-12-6M32 12c6 0 10-2 12-6M32 24c-8 0-12-3-14-8M32 24c8 0 12-3 14-8', accent: circle(32, 6, 2) },
  'cot': outlined('M6 26h52v8H6z', 'M14 34l10 20M24 34L14 54M40 34l10 20M50 34L40 54M6 22v12M58 22v12', 'M10 22h12v4H10z'),
  'crib': outlined('M8 16h48v30H8z', 'M8 10v48M56 10v48M8 46h48', repeat(6, (i) => `M${15 + i * 7} 16v30`)),
  'curtain': outlined('M12 12h16c0 18-4 34-14 46h-2zM52 12H36c0 18 4 34 14 46h2z', 'M6 8h52', 'M18 12c0 14-1 24-4 34M46 12c0 14 1 24 4 34'),
  'dresser': outlined(box(8, 10, 48, 42, 2), 'M8 24h48M8 38h48M12 52v6M52 52v6M32 10v14', 'M17 17h6M41 17h6M26 31h12M26 45h12'),
  'folding-chair': outlined('M18 8h26v14H18zM16 34h32v6H16z', 'M18 8l-2 14M44 22l4 36M18 22l26 36M46 40L20 58', 'M24 13h14'),
  'hanger': { soft: 'M32 26l26 18a4 4 0 0 1-2 7H8a4 4 0 0 1-2-7z', line: 'M32 26l26 18a4 4 0 0 1-2 7H8a4 4 0 0 1-2-7zM32 26v-5c6-2 7-11 0-11-4 0-6 2-6 5', accent: 'M16 45h32' },
  'lectern': outlined('M8 18L52 8l4 10-44 10z', 'M22 26v26M42 21v31M16 58h32v-6H16z', 'M18 19l26-6'),
  'locker': outlined(box(10, 5, 21, 54, 1) + box(33, 5, 21, 54, 1), 'M28 32v6M51 32v6', 'M15 12h11M15 17h11M38 12h11M38 17h11M15 52h11M38 52h11'),
  'mailbox': outlined('M8 40V26a10 10 0 0 1 20 0v14zM18 16h28a10 10 0 0 1 10 10v14H28V26', 'M32 40v18M26 58h12', 'M44 28V12h8v5h-8'),
  'mattress': outlined('M6 26l14-10h38v18L46 46H6z', 'M6 26h40v20M46 26l12-10', 'M12 33h2M22 33h2M32 33h2M12 40h2M22 40h2M32 40h2'),
  'chair': outlined('M18 6h28v22H18zM16 34h32v7H16z', 'M18 28v6M46 28v6M20 41v17M44 41v17', 'M25 12v10M32 12v10M39 12v10'),
  'partition': outlined('M6 12l24 6v36L6 48zM30 18l28-6v36l-28 6z', '', 'M10 24l16 4M34 28l20-4M30 54v6'),
  'picnic-table': outlined('M10 18h44v6H10zM4 36h14v5H4zM46 36h14v5H46z', 'M22 24L12 58M42 24l10 34M18 38h28', 'M16 21h32'),
  'pillow': outlined('M10 20c10 3 34 3 44 0 3 8 3 16 0 26-10-3-34-3-44 0-3-10-3-18 0-26z', '', 'M18 28c8 2 20 2 28 0M16 40l6-2M48 40l-6-2'),
  'safe': outlined(box(8, 8, 48, 44, 3) + box(14, 14, 36, 32, 2), 'M14 52v6M50 52v6M14 22h-3M14 38h-3', `${circle(33, 30, 7)}M33 20v3M33 37v3M23 30h3M40 30h3`),
  'sheet-folded': outlined('M8 18h42a6 6 0 0 1 0 12H8zM8 30h42a6 6 0 0 1 0 12H8zM8 42h42a6 6 0 0 1 0 12H8z', '', 'M8 24h38M8 36h38M8 48h38'),
  'shelving': outlined('M8 12h48v5H8zM8 30h48v5H8zM8 48h48v5H8z', 'M10 6v54M54 6v54', `${box(16, 20, 12, 10, 1)}${box(34, 38, 14, 10, 1)}`),
  'sofa': outlined('M12 28V18a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v10M4 30a6 6 0 0 1 12 0v10h32V30a6 6 0 0 1 12 0v20H4z', 'M10 50v6M54 50v6M16 40V28h32v12', 'M32 13v27'),
  'stool': outlined('M14 10h36v8H14z', 'M18 18l-6 40M46 18l6 40M16 38h32', 'M14 48h36'),
  'table': outlined('M4 20h56v7H4z', 'M10 27v29M54 27v29M10 34h44', 'M14 23.5h36'),
  'towel': outlined('M14 12h36v40H14z', 'M6 8h52M6 5v6M58 5v6M14 12V8M50 12V8', 'M14 40h36M14 45h36M20 52v4M28 52v4M36 52v4M44 52v4'),
} as const satisfies Record<string, Drawing>;
