import type { ScreenProps } from '@quartermaster/core';
import { useState } from 'react';
import { useCheckoutPaths } from '../../orders/index.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { AacEntryPage } from './AacEntryPage.tsx';

/** Ultimate Consignee AAC Entry (specification, section 2, Checkout): who receives the goods in the end. What is chosen leads to the review. */
export default function SelectConsignee({ attributes }: ScreenProps<'/checkout/select_consigneeaac', 'Initial'>) {
  const { breakbulk, activity, order } = attributes;
  const { selectActivity, editShipping } = useCheckoutPaths();
  const { ask, isPending, failure } = useCheckoutCall(true);
  const [shown, setShown] = useState<Pick<typeof attributes, 'aac' | 'errors'>>(attributes);

  async function choose(aac: string): Promise<void> {
    const answer = order === undefined ? await ask(selectActivity, { aac, breakbulk }) : await ask(editShipping, { groupId: order.groupId, aac, breakbulk });
    if (answer?.responseName === 'AacShipping' || answer?.responseName === 'NewAAC') setShown(answer.attributes);
  }

  return (
    <AacEntryPage
      title="Ultimate Consignee AAC Entry" sendLabel="Ship through the break-bulk point" answer={shown} isPending={isPending} failure={failure?.message ?? null} onSend={choose}
      lead={`The AAC or DoDAAC of the activity that receives the goods in the end. ${order === undefined ? 'Vendors deliver' : `${order.vendor} delivers all of this order`} to the break-bulk point ${breakbulk}, ${activity}, and ${order === undefined ? 'see' : 'sees'} the consignee on the purchase order.`}
    />
  );
}
