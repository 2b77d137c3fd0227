import { cardExpiryText, type Payment } from '@quartermaster/contracts';
import { Stack, Text } from '@quartermaster/ui';

/** A way of paying in words: `Purchase card ending in 0009`. */
export const paymentTitle = (payment: Payment): string =>
  payment.method === 'card' ? `Purchase card ending in ${payment.lastFour}` : `Activity address code (AAC or DoDAAC) ${payment.aac}`;

/** The holder of the card and the month in which it expires, or the activity that pays. */
export const paymentDetail = (payment: Payment): string =>
  payment.method === 'card' ? `${payment.cardholder}, expires ${cardExpiryText(payment.expires)}` : payment.activity;

export function PaymentLine({ payment }: { payment: Payment }) {
  return (
    <Stack gap="none">
      <Text isBold>{paymentTitle(payment)}</Text>
      <Text size="sm" tone="muted">{paymentDetail(payment)}</Text>
      {payment.unusable !== null && <Text size="sm" tone="error">{payment.unusable}</Text>}
    </Stack>
  );
}
