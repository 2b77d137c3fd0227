import type { LayoutProps } from '@quartermaster/core';
import { StoreHeader, StoreHomeLayout } from '@quartermaster/screens';
import { links } from './store-links.ts';

const header = <StoreHeader hasSearch={false} links={links} />;

/** The store's home: the search is in the hero, the store's links in the header. */
export function HomeLayout(props: LayoutProps) {
  return <StoreHomeLayout {...props} header={header} />;
}
