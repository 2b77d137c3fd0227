import { Breadcrumbs, Heading, Inline, Stack } from '@quartermaster/ui';
import { useEffect, useRef, type ReactNode } from 'react';

let isFirst = true;

export interface RoomProps {
  title: string;
  /** The room that this page belongs to. */
  within?: { readonly label: string; readonly href: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** One page of the desk: its title is that of the document, and gets the focus when an operator comes from another page. */
export function Room({ title, within, actions, children }: RoomProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} - Quartermaster desk`;
    // The browser itself begins a document at its top.
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, [title]);
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
