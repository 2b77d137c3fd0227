// Makes PDFs of purchase orders in a thread of its own: see open-pdf-maker.ts, which starts it.
import { parentPort } from 'node:worker_threads';
import type { VendorMessage } from '@quartermaster/deployment';
import type { MadePdf } from './open-pdf-maker.ts';

// Through its door the whole of the orders' services would be loaded, and stay in memory once more.
const { purchaseOrderPdf } = await import('../../orderhistory/pdf/purchase-order-pdf.ts');

const tell = (made: MadePdf): void => parentPort?.postMessage(made);

parentPort?.on('message', ({ number, message }: { number: number; message: VendorMessage }) => {
  void purchaseOrderPdf(message).then(
    (content) => tell({ number, content }),
    (error: unknown) => tell({ number, reason: error instanceof Error ? error.message : String(error) }),
  );
});
