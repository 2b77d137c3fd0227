import { codeTable } from './code-table.ts';

/** Who gets which status (column 7). No authoritative table was seen. */
export const mediaStatusCodes = codeTable({
  name: 'media and status codes',
  sources: [
    'repo joeyuscca/milstrip-validator INSTRUCTIONS.md (training exercise; NOT authoritative) lists blank,A,S,0 as allowed; authoritative table is DLM 4000.25-1 AP2.4 / NAVSUP P-437 App.6 (not seen)',
  ],
  rows: [
    ['0', 'No status to be sent except where rules force it (rejections)', 'no', 0],
    ['A', 'Exception supply status to requisitioner', 'no', 0],
    ['B', 'Exception supply status to supplementary address', 'no', 0],
    ['C', 'Exception supply status to the activity of the distribution code (54)', 'no', 0],
    ['S', '100% supply status and shipment status to requisitioner', 'no', 0],
    ['T', '100% supply and shipment status to supplementary address', 'no', 0],
    ['U', '100% supply and shipment status to the activity of the distribution code (54)', 'no', 0],
    ['V', '100% supply and shipment status to requisitioner and supplementary address', 'no', 0],
    ['W', '100% supply and shipment status to requisitioner and the activity of the distribution code (54)', 'no', 0],
    ['X', '100% supply and shipment status to supplementary address and the activity of the distribution code (54)', 'no', 0],
    ['Y', '100% supply and shipment status to all three', 'no', 0],
    ['', 'As the source of supply does without a code', 'yes (the exercise takes it)', 0],
  ],
});
