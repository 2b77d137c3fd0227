import { cardExpiryText, type Payment } from '@quartermaster/contracts';
import { Stack, Text } from '@quartermaster/ui';

/** A way of paying in words: `Purchase card ending in 0009`, with its network where it is known. */
export const paymentTitle = (payment: Payment): string =>
  payment.method === 'card' ? `${payment.cardType === undefined ? 'Purchase card' : `${payment.cardType} card`} ending in ${payment.lastFour}` : `Activity address code (AAC or DoDAAC) ${payment.aac}`;

/** The holder of the card and the month in which it expires, or the activity that pays. */
export const paymentDetail = (payment: Payment): string =>
  payment.method === 'card' ? `${payment.cardholder}, expires ${cardExpiryText(payment.expires)}` : payment.activity;

/** After a label it goes on in small letters, but for names. */
const lowerFirst = (payment: Payment): string => paymentTitle(payment).replace(/^(?:Purchase|Activity)/, (word) => word.toLowerCase());

export const labeledTitle = (payment: Payment): string => (payment.label === undefined ? paymentTitle(payment) : `${payment.label}: ${lowerFirst(payment)}`);

export function PaymentLine({ payment }: { payment: Payment }) {
  return (
    <Stack gap="none">
      <Text isBold>{labeledTitle(payment)}</Text>
      <Text size="sm" tone="muted">{paymentDetail(payment)}</Text>
      {payment.unusable !== null && <Text size="sm" tone="error">{payment.unusable}</Text>}
    </Stack>
  );
}
