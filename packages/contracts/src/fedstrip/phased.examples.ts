import type { PhasedDeliveries, PhasedEntry, PhasedSuccess } from './phased.schema.ts';

const activity = { aac: '47SMPL', name: 'Sample Depot (GSA)' };
const values = { stockNumber: '7510-01-392-0564', unitOfIssue: '', pieces: '10', first: '2027-01-15', months: '1', deliveries: '3' };

export const phasedEntryExamples: Record<string, PhasedEntry> = {
  'Nothing typed yet': { activity, form: { values: { stockNumber: '', unitOfIssue: '', pieces: '', first: '', months: '1', deliveries: '' }, errors: [] } },
  Refused: { activity, form: { values: { ...values, first: '2026-01-15' }, errors: [{ field: 'first', message: 'Give a day after today and within a year: columns 62 to 64 say no year.' }] } },
};

const deliveries: PhasedDeliveries = {
  activity, stockNumber: '7510013920564', unitOfIssue: 'BX', name: 'Toner cartridge',
  deliveries: [{ pieces: '10', day: '2027-01-15' }, { pieces: '10', day: '2027-02-15' }, { pieces: '10', day: '2027-03-15' }], errors: [],
};

export const phasedDeliveriesExamples: Record<string, PhasedDeliveries> = {
  'Three months': deliveries,
  'One is refused': { ...deliveries, deliveries: [...deliveries.deliveries.slice(0, 2), { pieces: '0', day: '2027-03-15' }], errors: [{ field: 'deliveries.2.pieces', message: 'R06, quantity (columns 25 to 29): 0 is no quantity. Give a whole number from 1 on.' }] },
};

export const phasedSuccessExamples: Record<string, PhasedSuccess> = {
  'Three lines': {
    activity, stockNumber: '7510013920564', name: 'Toner cartridge', unitOfIssue: 'BX',
    lines: [
      { key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2b01', pieces: 10, day: '2027-01-15', requiredDeliveryDate: '015' },
      { key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2b02', pieces: 10, day: '2027-02-15', requiredDeliveryDate: '046' },
      { key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2b03', pieces: 10, day: '2027-03-15', requiredDeliveryDate: '074' },
    ],
  },
};
