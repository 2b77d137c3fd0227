import type { BuyerRequest } from '@quartermaster/contracts-desk';
import type { Mail } from '@quartermaster/deployment';

/** What mails about a request name. */
export type Told = Pick<BuyerRequest, 'number' | 'name' | 'store'> & { readonly email: string };

const letter = ({ number, name, email, store }: Told, kind: string, subject: string, text: string): Mail => ({
  kind, recipient: email, subject: `${number}: ${subject}`, body: `Dear ${name || 'buyer'},\n\n${text}\n\nThe help desk of the ${store} store\n`,
});

export const agencyConfirmedMail = (told: Told, agency: string): Mail =>
  letter(told, 'agency-confirmed', 'your agency is confirmed', `your agency is ${agency} from now on. What you may bill and the stores that let you in follow it. Orders that are placed stay as they are.`);

export const agencyRefusedMail = (told: Told, agency: string, reason: string): Mail =>
  letter(told, 'agency-refused', 'your agency stays as it is', `you asked for ${agency} as your agency. The request is refused, and your agency stays as it is. The reason:\n\n${reason}`);

export const closureRefusedMail = (told: Told, reason: string): Mail =>
  letter(told, 'closure-refused', 'your account stays open', `you asked to close your account. The request is refused, and your account stays as it is. The reason:\n\n${reason}`);

/** @param disabled whether the account by which they sign in was disabled, too; false: another provider keeps it */
export const closedMail = (told: Told, disabled: boolean): Mail =>
  letter(
    told, 'account-closed', 'your account is closed',
    `your account is closed, as you asked. Your profile, addresses, ways to pay, carts and settings are removed. Your orders stay with the name and the address that you placed them with, because records of purchases must be kept.${
      disabled ? '' : '\n\nThe account by which you sign in is kept by another provider. Have it closed there.'}`,
  );
