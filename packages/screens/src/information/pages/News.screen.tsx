import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Card, Container, EmptyState, Heading, Pagination, Stack, Text } from '@quartermaster/ui';
import { longDay, PageHeader } from '../../shell/index.ts';
import { Prose } from '../Prose.tsx';

/** What is new, the newest first, each as it was written. */
export default function News({ attributes: { items, page, pageCount } }: Pick<ScreenProps<'/information/news', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="News" />
        {items.length === 0 && <EmptyState icon="info" title="There is no news yet">What changes in this marketplace is told here.</EmptyState>}
        {items.map(({ keyName, title, content, updatedOn }) => (
          <Card as="article" look="roomy" key={keyName} aria-labelledby={`news-${keyName}`}>
            <Stack gap="sm">
              <Heading level={2} id={`news-${keyName}`}>{title}</Heading>
              <Text as="p" size="sm" tone="muted"><time dateTime={updatedOn}>{longDay(updatedOn)}</time></Text>
              <Prose html={content} />
            </Stack>
          </Card>
        ))}
        <Pagination page={page} pageCount={pageCount} hrefFor={(at) => href('/information/news', { page: String(at) })} />
      </Stack>
    </Container>
  );
}
