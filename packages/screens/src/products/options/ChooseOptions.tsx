import { formatMoney, type ProductSummary } from '@quartermaster/contracts';
import { Link, Text } from '@quartermaster/ui';
import { useChoiceHref } from './choice-href.ts';

/** Leads from one variant to all of them; nothing where a product has no other. */
export function ChooseOptions({ product: { configuration, name } }: { product: Pick<ProductSummary, 'configuration' | 'name'> }) {
  const hrefOf = useChoiceHref();
  if (configuration === undefined) return null;
  const { id, options, variants, low } = configuration;
  return (
    <Text size="sm">
      <Link href={hrefOf(id, options)} aria-label={`Choose options of ${name}`}>Choose options</Link> ({variants}{low !== null && `, from ${formatMoney(low)}`})
    </Text>
  );
}
