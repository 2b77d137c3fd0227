import { css } from '@emotion/react';
import { HomeLink, type ScreenProps } from '@quartermaster/core';
import { Container, Heading, Stack, Text } from '@quartermaster/ui';
import { longDay } from '../../shell/index.ts';
import { Prose } from '../Prose.tsx';

const page = css({ maxWidth: 840 });

/** A page of help of its own: for people who cannot sign in, so that nothing around it needs an account. */
export default function HelpPage({ attributes: { title, content, updatedOn } }: Pick<ScreenProps<'/information/helpfasid', 'Success'>, 'attributes'>) {
  return (
    <Container css={page}>
      <Stack gap="lg">
        <Stack as="header" gap="xxs">
          <p><HomeLink>Back to the store</HomeLink></p>
          <Heading level={1}>{title}</Heading>
        </Stack>
        <Prose html={content} />
        <Text as="p" size="sm" tone="muted">Last changed on {longDay(updatedOn)}</Text>
      </Stack>
    </Container>
  );
}
