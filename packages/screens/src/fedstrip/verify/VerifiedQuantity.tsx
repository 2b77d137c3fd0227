import { css } from '@emotion/react';
import type { VerifyPage } from '@quartermaster/contracts';
import { Stack, Text } from '@quartermaster/ui';

// The number ends at the edge of its cell; a sentence begins at the other one.
const sentence = css({ textAlign: 'start' });

/** A quantity with its unit; one that is none as it was typed, with what is wrong with it. */
export function VerifiedQuantity({ line: { quantity, unitOfIssue, wrongQuantity } }: { line: VerifyPage['lines'][number] }) {
  if (wrongQuantity === undefined) return `${quantity.toLocaleString('en-US')} ${unitOfIssue}`;
  return (
    <Stack gap="xxs">
      <Text tone="error">{wrongQuantity.typed === '' ? 'Nothing typed' : `“${wrongQuantity.typed}”`}</Text>
      <div css={sentence}><Text size="sm" tone="error">{wrongQuantity.message}</Text></div>
    </Stack>
  );
}
