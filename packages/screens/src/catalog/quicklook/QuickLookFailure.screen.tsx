import type { ScreenProps } from '@quartermaster/core';
import { Alert, Text } from '@quartermaster/ui';
import { ModalPlace } from '../../shell/index.ts';

/** The product went out of the catalog between the list and the look at it. */
export default function QuickLookFailure({ attributes }: ScreenProps<'/catalog/quicklook', 'Failure'>) {
  return (
    <>
      <ModalPlace />
      <Alert tone="warning" title="Product Not Available">
        {attributes.productId === '' ? 'The address names no product. Search for one.' : <>The product <Text isCode>{attributes.productId}</Text> is no longer in the catalog. Search again to find a replacement.</>}
      </Alert>
    </>
  );
}
