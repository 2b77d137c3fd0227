import { contribution, footerPoint, headerPoint, noticePoint, rootPoint, sessionExpiredPoint, skeletonPoint, surveyPoint } from '@quartermaster/core';
import { SessionExpired } from './session/SessionExpired.tsx';
import { StoreFooter } from './footer/StoreFooter.tsx';
import { StoreHeader } from './header/StoreHeader.tsx';
import { NoticeWords } from './notice/NoticeWords.tsx';
import { PageSkeleton } from './page/PageSkeleton.tsx';
import { StorefrontRoot } from './root/StorefrontRoot.tsx';
import { SurveyBlock } from './survey/SurveyBlock.tsx';

/** What stands around the screens of every store that has nothing of its own. Logo, welcome and banner are the store's. */
export const shellDefaults = [
  contribution(rootPoint, StorefrontRoot),
  contribution(headerPoint, StoreHeader),
  contribution(footerPoint, StoreFooter),
  contribution(sessionExpiredPoint, SessionExpired),
  contribution(skeletonPoint, PageSkeleton),
  contribution(noticePoint, NoticeWords),
  contribution(surveyPoint, SurveyBlock),
];
