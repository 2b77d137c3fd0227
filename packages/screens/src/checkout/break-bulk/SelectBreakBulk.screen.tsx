import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { AacEntryPage } from './AacEntryPage.tsx';

/** AAC Entry (specification, section 2, Checkout): the break-bulk point that an order for overseas goes to. */
export default function SelectBreakBulk({ attributes }: ScreenProps<'/checkout/select_breakbulk', 'Initial'>) {
  const { open } = useNavigation();
  const { order } = attributes;
  return (
    <AacEntryPage
      title="AAC Entry" sendLabel="Go on to the consignee" answer={attributes}
      lead={`The AAC or DoDAAC of the break-bulk point. ${order === undefined ? 'Your order goes' : `What ${order.vendor} delivers goes`} there together with other orders, and is sent on to the activity overseas that you name next.`}
      onSend={async (aac) => open('/checkout/select_breakbulk', { query: { aac, ...(order !== undefined && { groupId: order.groupId }) } })}
    />
  );
}
