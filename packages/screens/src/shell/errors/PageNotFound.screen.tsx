import { useNavigation, type DisplayScreenProps } from '@quartermaster/core';
import { Actions, ButtonLink, Container, Heading, Stack, Text } from '@quartermaster/ui';

/** An address that is none of ours (specification, section 2: 404). */
export default function PageNotFound({ query }: Pick<DisplayScreenProps, 'query'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <Heading level={1} data-part="page-title">Page Not Found</Heading>
        <Text as="p" size="lg">Sorry, we can't find the page you were looking for.</Text>
        <Text as="p">Page {query.get('url') ?? ''} does not exist. Please contact the help desk.</Text>
        <Actions>
          <ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink>
          <ButtonLink href={href('/information/comment_form', { page: (query.get('url') ?? '').slice(0, 500) })}>Help desk</ButtonLink>
        </Actions>
      </Stack>
    </Container>
  );
}
