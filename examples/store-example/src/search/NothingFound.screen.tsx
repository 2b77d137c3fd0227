import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { Actions, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';

/** In place of the default page: what the store says when a search finds nothing. Its attributes are those of the contract. */
export default function NothingFound({ attributes }: ScreenProps<'/search/advantage_search', 'ZeroResults'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="Nothing found" />
        <Text as="p">EXAMPLE has nothing for “{attributes.q}”. Try fewer words, or look through the start page.</Text>
        <Actions><ButtonLink look="primary" href={href('/main/start_page')}>Start page</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
