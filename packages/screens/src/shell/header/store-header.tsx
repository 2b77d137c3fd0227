import type { ComponentType } from 'react';
import type { StoreLink } from '../links/store-link.ts';
import { StoreHeader } from './StoreHeader.tsx';

/** The default header, and below it what buyers of a store look for most: `brand: { Header: storeHeader(links), ... }`. */
export function storeHeader(links: readonly StoreLink[]): ComponentType {
  return function Header() {
    return <StoreHeader links={links} />;
  };
}
