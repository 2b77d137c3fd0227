import { Breadcrumbs, Heading, Inline, Stack } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { useArrival } from './use-arrival.ts';

export interface RoomProps {
  title: string;
  /** The room that this page belongs to. */
  within?: { readonly label: string; readonly href: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** One page of the desk: its title is that of the document, and gets the focus when an operator comes from another page. */
export function Room({ title, within, actions, children }: RoomProps) {
  const heading = useArrival<HTMLHeadingElement>(title);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        {within !== undefined && <Breadcrumbs crumbs={[within, { label: title }]} />}
        <Inline justify="between" gap="md">
          <Heading level={1} ref={heading} tabIndex={-1}>{title}</Heading>
          {actions}
        </Inline>
      </Stack>
      {children}
    </Stack>
  );
}
