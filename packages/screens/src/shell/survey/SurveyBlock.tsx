import { css } from '@emotion/react';
import { feedbackPoint, useExtension } from '@quartermaster/core';
import { Container, Link, token } from '@quartermaster/ui';

const block = css({ marginBlockStart: token('space.xl'), paddingBlockStart: token('space.md'), borderBlockStart: `1px solid ${token('color.border')}` });

/** Asks what a visitor thinks of the page, where the store says who wants to know. */
export function SurveyBlock() {
  const feedback = useExtension(feedbackPoint);
  if (feedback === undefined) return null;
  return (
    <Container>
      <aside css={block} aria-label="Feedback"><Link href={feedback.href}>{feedback.label}</Link></aside>
    </Container>
  );
}
