import type { ProductDetail } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Text } from '@quartermaster/ui';

/** From the vendors of a product to the page that narrows them; nothing where there is no choice. */
export function ChooseVendorLink({ product: { productId, offers, zip } }: { product: ProductDetail }) {
  const { href } = useNavigation();
  if (offers.length < 2) return null;
  return <Text as="p" size="sm"><Link href={href('/catalog/dealer_select', { productId, ...(zip !== null && { zip }) })}>Choose a vendor by delivery, minimum order or indicators</Link></Text>;
}
