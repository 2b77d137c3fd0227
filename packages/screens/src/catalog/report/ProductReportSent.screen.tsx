import { useModals, useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, ButtonLink, Stack, Text } from '@quartermaster/ui';
import { useProductHref } from '../../products/index.ts';
import { ModalPlace } from '../../shell/index.ts';

/** The report is kept: its number, who was told, and where the answer comes. */
export default function ProductReportSent({ attributes: { referenceNumber, productId, toldVendor, email } }: Pick<ScreenProps<'/catalog/product_detail_report_submit', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const modals = useModals();
  const hrefOf = useProductHref();
  return (
    <>
      <ModalPlace trail={[{ label: 'Reports about products', href: href('/catalog/product_reports') }]} />
      <Stack gap="md">
        <Text as="p">Thank you. Your report has the number <Text isBold>{referenceNumber}</Text>.</Text>
        <Text as="p">{toldVendor === null ? 'The marketplace was told.' : `The marketplace and ${toldVendor} were told.`} {email === null ? 'You read the answer with your reports.' : `The answer is mailed to ${email}, and is with your reports.`}</Text>
        <Actions>
          <ButtonLink look="primary" href={hrefOf(productId)} onClick={() => modals.close()}>Back to the product</ButtonLink>
          <ButtonLink href={href('/catalog/product_reports')} onClick={() => modals.close()}>Your reports</ButtonLink>
        </Actions>
      </Stack>
    </>
  );
}
