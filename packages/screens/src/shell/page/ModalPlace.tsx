import { css } from '@emotion/react';
import { usePresentation } from '@quartermaster/core';
import { Breadcrumbs, token, type Crumb } from '@quartermaster/ui';
import { useStartPageAddress } from './use-start-page-address.ts';

// The heading is its layout's and comes first; breadcrumbs are above it on every page. It takes no focus, so that the order of what does stays.
const above = css({ order: -1, marginBlockEnd: `calc(${token('space.xxs')} - ${token('space.md')})` });

export interface ModalPlaceProps {
  /** The name of the screen, as its layout shows it. */
  title: string;
  /** What it belongs to, without home and without the screen itself. */
  trail?: readonly Crumb[];
}

/** The breadcrumbs of a modal screen that is a page; nothing over a page. It is the first part of such a screen, and no element is around it. */
export function ModalPlace({ title, trail }: ModalPlaceProps) {
  const start = useStartPageAddress();
  if (usePresentation() === 'modal') return null;
  return <div css={above}><Breadcrumbs crumbs={[{ label: 'Home', href: start }, ...(trail ?? []), { label: title }]} /></div>;
}
