import { Breadcrumbs, Heading, Stack, type Crumb } from '@quartermaster/ui';
import { useContext, type ReactNode } from 'react';
import { BarePageContext } from './bare-page.ts';
import { useStartPageAddress } from './use-start-page-address.ts';

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  /** The way here, without home and without the page itself. */
  trail?: readonly Crumb[];
  /** The page's name in the breadcrumbs, where its title is too long for them. */
  crumb?: string;
  /** Smaller on dense pages. */
  size?: 'lg' | 'xl' | 'xxl';
  children?: ReactNode;
}

/** Breadcrumbs, which a bare page has none of, and the h1: every page screen starts with one. Modal screens do not: their layout has the heading. */
export function PageHeader({ title, trail, crumb, size = 'xl', children }: PageHeaderProps) {
  const start = useStartPageAddress();
  const isBare = useContext(BarePageContext);
  const own = crumb ?? (typeof title === 'string' ? title : undefined);
  return (
    <Stack as="header" gap="xxs">
      {!isBare && <Breadcrumbs crumbs={[{ label: 'Home', href: start }, ...(trail ?? []), ...(own === undefined ? [] : [{ label: own }])]} />}
      <Heading level={1} size={size} data-part="page-title">{title}</Heading>
      {children}
    </Stack>
  );
}
