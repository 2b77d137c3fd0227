import { contribution, footerPoint, headerPoint, rootPoint, sessionExpiredPoint, skeletonPoint } from '@quartermaster/core';
import { SessionExpired } from './errors/SessionExpired.tsx';
import { StoreFooter } from './footer/StoreFooter.tsx';
import { StoreHeader } from './header/StoreHeader.tsx';
import { PageSkeleton } from './page/PageSkeleton.tsx';
import { StorefrontRoot } from './root/StorefrontRoot.tsx';

/** What stands around the screens of every store that has nothing of its own. Logo, welcome and banner are the store's. */
export const shellDefaults = [
  contribution(rootPoint, StorefrontRoot),
  contribution(headerPoint, StoreHeader),
  contribution(footerPoint, StoreFooter),
  contribution(sessionExpiredPoint, SessionExpired),
  contribution(skeletonPoint, PageSkeleton),
];
