import { useModals, useNavigation, type ScreenProps } from '@quartermaster/core';
import { Alert, ButtonLink, Stack } from '@quartermaster/ui';
import { ModalPlace } from '../../shell/index.ts';

/** The product went while the buyer looked at it, or was never in this store. */
export default function NoSuchProduct({ attributes: { productId } }: Pick<ScreenProps<'/catalog/product_detail_report', 'NotFound'>, 'attributes'>) {
  const { href } = useNavigation();
  const modals = useModals();
  return (
    <>
      <ModalPlace />
      <Stack gap="md">
        <Alert tone="warning" title="Not in this store">{productId === '' ? 'The address names no product' : `This store has no product ${productId}`}, so nothing was sent. Write to the help desk about one that is missing.</Alert>
        <ButtonLink href={href('/information/comment_form')} onClick={() => modals.close()}>Write to the help desk</ButtonLink>
      </Stack>
    </>
  );
}
