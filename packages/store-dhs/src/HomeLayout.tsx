import type { LayoutProps } from '@quartermaster/core';
import { StoreHeader, StoreHomeLayout } from '@quartermaster/screens';
import { MembersBand } from './MembersBand.tsx';

const header = <><StoreHeader hasSearch={false} /><MembersBand /></>;

/** The store's home: below the header it says who may order, before the search in the hero. */
export function HomeLayout(props: LayoutProps) {
  return <StoreHomeLayout {...props} header={header} />;
}
