import type { ScreenProps } from '@quartermaster/core';
import { Alert, Container, Heading, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { useProductHref } from '../../products/index.ts';
import { ChosenVariant } from './ChosenVariant.tsx';
import { fittingText } from './fitting-text.ts';
import { NotOffered } from './NotOffered.tsx';
import { OptionForm } from './OptionForm.tsx';
import { VariantTable } from './VariantTable.tsx';

/** A product with options, and which one is chosen (specification, section 2: /catalog/configuration). */
export default function Configuration({ attributes }: ScreenProps<'/catalog/configuration', 'Success'>) {
  const { choice, chosen, isOffered, unknown, variants } = attributes;
  const hrefOf = useProductHref();
  const [first] = variants;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={choice.name} trail={first === undefined ? [] : [{ label: (chosen ?? first).name, href: hrefOf((chosen ?? first).productId) }]} crumb="Options" />
        {unknown.length > 0 && <Alert tone="warning" title={`Not a choice of this product: ${unknown.map((one) => one.replace('=', ' ')).join(', ')}`}>Choose among the values below.</Alert>}
        <OptionForm choice={choice} />
        {!isOffered && <NotOffered choice={choice} />}
        {chosen !== null && <ChosenVariant product={chosen} />}
        <Stack as="section" gap="sm" aria-labelledby="variants-heading">
          <Heading level={2} size="md" id="variants-heading">{isOffered && chosen === null ? 'What fits' : 'All variants'}</Heading>
          <Text as="p" role="status">{fittingText(attributes)}</Text>
          <VariantTable options={choice.options} variants={variants} chosenId={chosen?.productId} />
        </Stack>
      </Stack>
    </Container>
  );
}
