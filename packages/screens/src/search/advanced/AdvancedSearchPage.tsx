import { useNavigation } from '@quartermaster/core';
import { Container, Link, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { AdvancedSearchForm, type AdvancedSearchFormProps } from './AdvancedSearchForm.tsx';

/** A search by fields, for products or for services, with the way to the other form. */
export function AdvancedSearchPage({ kind, attributes }: AdvancedSearchFormProps) {
  const { href } = useNavigation();
  const other = kind === 'products' ? 'services' : 'products';
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={`Advanced search for ${kind}`}>
          <Text as="p" tone="muted">Fill in what you know. Something is found when all of it is true. <Link href={href('/search/advanced', { formType: other })}>Search for {other} instead</Link></Text>
        </PageHeader>
        <AdvancedSearchForm key={kind} kind={kind} attributes={attributes} />
      </Stack>
    </Container>
  );
}
