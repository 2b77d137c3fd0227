import type { Pump } from '../outbox/index.ts';
import { defineToken } from '../runtime/index.ts';
import type { PdfMaker } from './documents/open-pdf-maker.ts';

export const deliveryPump = defineToken<Pump>('deliveryPump', 'Hands purchase orders that wait to their vendors.');

export const pdfMaker = defineToken<PdfMaker>('pdfMaker', 'Makes PDFs of purchase orders in a thread of its own.');
