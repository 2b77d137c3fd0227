import { css } from '@emotion/react';
import { Breadcrumbs, token, type Crumb } from '@quartermaster/ui';
import { use } from 'react';
import { LayoutTitleContext } from './layout-title.ts';
import { useStartPageAddress } from './use-start-page-address.ts';

// The heading is its layout's and comes first; breadcrumbs are above it on every page. It takes no focus, so that the order of what does stays.
const above = css({ order: -1, marginBlockEnd: `calc(${token('space.xxs')} - ${token('space.md')})` });

/**
 * The breadcrumbs of a modal screen that is a page, up to the title of its layout; nothing over a page. `trail` is what the screen belongs to, without
 * home and without itself. It is the first part of such a screen, and no element is around it.
 */
export function ModalPlace({ trail }: { trail?: readonly Crumb[] }) {
  const start = useStartPageAddress();
  const title = use(LayoutTitleContext);
  if (title === null) return null;
  return <div css={above}><Breadcrumbs crumbs={[{ label: 'Home', href: start }, ...(trail ?? []), { label: title }]} /></div>;
}
