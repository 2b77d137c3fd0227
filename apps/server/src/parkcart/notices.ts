import type { ParkNotice } from '@quartermaster/contracts';

/** What is said of a change. */
export const said = (text: string, tone: ParkNotice['tone'] = 'success', more: Partial<ParkNotice> = {}): ParkNotice => ({ tone, text, details: [], leadsToCart: false, ...more });

/** Said alike of a cart that was removed, of another buyer's, and of one that never was. */
export const gone = said('This cart is not among your parked carts any more. Nothing was changed.', 'warning');
