import type { ScreenProps } from '@quartermaster/core';
import { Container, Stack, Text } from '@quartermaster/ui';
import { longDay, PageHeader } from '../../shell/index.ts';
import { Prose } from '../Prose.tsx';

/** A page of information: terms, privacy, how to sign in with a card. */
export default function InfoPage({ attributes: { title, content, updatedOn } }: Pick<ScreenProps<'/information/page', 'InfoPage'>, 'attributes'>) {
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title={title} />
        <Prose html={content} />
        <Text as="p" size="sm" tone="muted">Last changed on {longDay(updatedOn)}</Text>
      </Stack>
    </Container>
  );
}
