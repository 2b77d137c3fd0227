import { formatMoney, type ProductSummary } from '@quartermaster/contracts';
import { Link, Text, VisuallyHidden } from '@quartermaster/ui';
import { useChoiceHref } from './choice-href.ts';

/** Leads from one variant to all of them; nothing where a product has no other. */
export function ChooseOptions({ product: { configuration, name } }: { product: Pick<ProductSummary, 'configuration' | 'name'> }) {
  const hrefOf = useChoiceHref();
  if (configuration === undefined) return null;
  const { id, options, variants, low } = configuration;
  return (
    <Text size="sm">
      <Link href={hrefOf(id, options)}>{variants === 1 ? 'Its options' : `All ${variants.toLocaleString('en-US')} variants`}<VisuallyHidden> of {name}</VisuallyHidden></Link>
      {low !== null && variants > 1 && ` from ${formatMoney(low)}`}
    </Text>
  );
}
