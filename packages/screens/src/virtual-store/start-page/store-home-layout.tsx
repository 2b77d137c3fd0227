import type { LayoutProps } from '@quartermaster/core';
import type { ComponentType } from 'react';
import { StoreHeader, type StoreLink } from '../../shell/index.ts';
import { StoreHomeLayout } from './StoreHomeLayout.tsx';

/** The layout of a store's home with its links below the header: `adds: [pageLayout('home', storeHomeLayout(links))]`. */
export function storeHomeLayout(links: readonly StoreLink[]): ComponentType<LayoutProps> {
  const header = <StoreHeader hasSearch={false} links={links} />;
  return function HomeLayout(props) {
    return <StoreHomeLayout {...props} header={header} />;
  };
}
