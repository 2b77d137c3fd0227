import { setting } from '../runtime/index.ts';

export const vendorTrial = setting.onOrOff('VENDOR_TRIAL', {
  doc: '1 for a trial: a vendor without a way of its own gets purchase orders into the mailbox `orders@VENDOR.vendors.example`, which is in `npm run mail` alone. `npm start` sets it with the embedded database',
});
