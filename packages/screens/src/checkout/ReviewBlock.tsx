import { Card, Heading, Inline, Stack } from '@quartermaster/ui';
import { useId, type ReactNode } from 'react';

export interface ReviewBlockProps {
  id: string;
  title: string;
  /** The button that opens the block for changing; none while it is open. */
  action?: ReactNode;
  children: ReactNode;
}

/** One block of the review page. */
export function ReviewBlock({ id, title, action, children }: ReviewBlockProps) {
  const headingId = useId();
  return (
    <Card as="section" id={id} tabIndex={-1} aria-labelledby={headingId}>
      <Stack gap="sm">
        <Inline justify="between" align="center">
          <Heading level={2} size="md" id={headingId}>{title}</Heading>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
