import { codeTable } from './code-table.ts';

/** The activity in columns 30 to 35, that in columns 45 to 50, the payer that the fund code names, or no one. */
export interface SignalMeaning {
  readonly shipTo: 'requisitioner' | 'supplementary';
  readonly billTo: 'requisitioner' | 'supplementary' | 'fund' | 'none';
  readonly needsSupplementary: boolean;
  /** `restricted`: within one service alone, and not sent from here. */
  readonly fundCode: 'required' | 'blank' | 'restricted';
}

/** Who is shipped to and who is billed (column 51). */
export const signalCodes = codeTable<SignalMeaning>({
  name: 'signal codes',
  sources: [
    'Navy HM manual p.230, https://medical.tpub.com/10670-c/css/Requisition-System-Document-Manual-Dd-1348-Continued-10670-C_230-230.htm; repo edfortheblind/MILSTRIP docs/MILSTRIP_SPEC.md (cites DLM 4000.25 Vol 2 AP8.12 and AP8.25); GSA vehicle-ordering Java service; full table is DLM 4000.25-1 AP2.10 (not seen)',
  ],
  rows: [
    ['A', 'Ship to the requisitioner (30-35); bill to the requisitioner (30-35)', 'partly', 0, { shipTo: 'requisitioner', billTo: 'requisitioner', needsSupplementary: false, fundCode: 'required' }],
    ['B', 'Ship to the requisitioner (30-35); bill to the supplementary address (45-50)', 'yes (SUPADD must be valid for B and K in GSA ordering code)', 0, { shipTo: 'requisitioner', billTo: 'supplementary', needsSupplementary: true, fundCode: 'required' }],
    ['C', 'Ship to the requisitioner (30-35); bill to the third party named by fund code (52-53)', 'no', 0, { shipTo: 'requisitioner', billTo: 'fund', needsSupplementary: false, fundCode: 'required' }],
    ['D', 'Ship to the requisitioner (30-35); bill to no one: free issue, fund code blank', 'yes (free issue, no fund code)', 0, { shipTo: 'requisitioner', billTo: 'none', needsSupplementary: false, fundCode: 'blank' }],
    ['J', 'Ship to the supplementary address (45-50); bill to the requisitioner (30-35)', 'partly (J and above use SUPADD as ship-to)', 0, { shipTo: 'supplementary', billTo: 'requisitioner', needsSupplementary: true, fundCode: 'required' }],
    ['K', 'Ship to the supplementary address (45-50); bill to the supplementary address (45-50)', 'yes (SUPADD must be valid for B and K in GSA ordering code)', 0, { shipTo: 'supplementary', billTo: 'supplementary', needsSupplementary: true, fundCode: 'required' }],
    ['L', 'Ship to the supplementary address (45-50); bill to the third party named by fund code (52-53)', 'partly (J and above use SUPADD as ship-to)', 0, { shipTo: 'supplementary', billTo: 'fund', needsSupplementary: true, fundCode: 'required' }],
    ['M', 'Ship to the supplementary address (45-50); bill to no one: free issue, fund code blank', 'yes (free issue, no fund code)', 0, { shipTo: 'supplementary', billTo: 'none', needsSupplementary: true, fundCode: 'blank' }],
    ['W', 'Ship to the supplementary address (45-50); bill to no one; intra-service / DLA Disposition use only', 'no', 0, { shipTo: 'supplementary', billTo: 'none', needsSupplementary: false, fundCode: 'restricted' }],
    ['X', 'Ship to the requisitioner (30-35); bill to no one; intra-service / DLA Disposition use only', 'no', 0, { shipTo: 'requisitioner', billTo: 'none', needsSupplementary: false, fundCode: 'restricted' }],
  ],
});
