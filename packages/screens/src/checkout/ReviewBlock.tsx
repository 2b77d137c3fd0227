import { css } from '@emotion/react';
import { Card, Heading, Inline, Stack } from '@quartermaster/ui';
import { useId, type ReactNode } from 'react';

/** As high as a button, so that a block does not jump when its own goes and comes. */
const head = css({ minHeight: 32 });

export interface ReviewBlockProps {
  id: string;
  title: string;
  /** The action of the block: the button that opens it for changing. */
  action?: ReactNode;
  children: ReactNode;
}

/** One block of the review page. */
export function ReviewBlock({ id, title, action, children }: ReviewBlockProps) {
  const headingId = useId();
  return (
    <Card as="section" id={id} tabIndex={-1} aria-labelledby={headingId}>
      <Stack gap="sm">
        <Inline justify="between" align="center" css={head} data-part="title-bar">
          <Heading level={2} size="md" id={headingId}>{title}</Heading>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
