import type { PurchaseOrderProgress } from '@quartermaster/contracts';
import { Disclosure, Stack, Text } from '@quartermaster/ui';
import { ConfirmReceipt } from './ConfirmReceipt.tsx';
import { useOrderChange } from './use-order-change.ts';
import { WrittenChange } from './WrittenChange.tsx';

/** What the buyer can do about a purchase order now. */
export function PurchaseOrderActions({ progress }: { progress: PurchaseOrderProgress }) {
  const { poNumber, cancellation } = progress;
  const change = useOrderChange();
  return (
    <Stack gap="xs">
      {cancellation === 'asked' && <Text as="p">You have asked the vendor to cancel what is not shipped. The answer appears here.</Text>}
      {/* Nothing of it can be done on paper. */}
      <Stack gap="xs" data-print="hide">
        {progress.lines.some(({ toReceive }) => toReceive > 0) && <Disclosure title="Confirm receipt"><ConfirmReceipt progress={progress} change={change} /></Disclosure>}
        {cancellation === 'possible' && (
          <Disclosure title="Cancel this purchase order">
            <WrittenChange {...{ poNumber, change }} kind="cancel" label="Reason" hint="The vendor has not accepted it yet: it is canceled at once." button="Cancel the purchase order" />
          </Disclosure>
        )}
        {cancellation === 'on-request' && (
          <Disclosure title="Ask the vendor to cancel">
            <WrittenChange {...{ poNumber, change }} kind="ask-to-cancel" label="Reason" hint="The vendor has accepted it, and decides about what is not shipped." button="Ask to cancel" />
          </Disclosure>
        )}
        <Disclosure title="Write to the vendor">
          <WrittenChange {...{ poNumber, change }} kind="write-to-vendor" label="Message" hint="No card numbers." button="Send the message" />
        </Disclosure>
        <Disclosure title="Report a problem">
          <WrittenChange {...{ poNumber, change }} kind="report-problem" label="Problem" hint="Something is broken, missing or late. The vendor and the marketplace read it. No card numbers." button="Report the problem" />
        </Disclosure>
      </Stack>
    </Stack>
  );
}
