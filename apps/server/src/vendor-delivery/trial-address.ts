/** No mail server has addresses under `example` (RFC 2606): mail to one is in the trial mailbox, where it is read. */
const domain = 'vendors.example';

/** The mailbox of a vendor in a trial. */
export const trialAddress = (vendorId: string): string => `orders@${vendorId.toLowerCase().replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '') || 'vendor'}.${domain}`;

export const isTrialAddress = (address: string): boolean => address.endsWith(`.${domain}`);
