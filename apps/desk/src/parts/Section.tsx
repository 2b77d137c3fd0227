import { Card, Heading, Stack } from '@quartermaster/ui';
import { useId, type ReactNode } from 'react';

/** A part of a page, under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" look="roomy" aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={id}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
