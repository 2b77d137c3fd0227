import { analyticsPoint, contribution, defineArea, displayScreen, footerPoint, headerPoint, noticePoint, rootPoint, sessionExpiredPoint, skeletonPoint, surveyPoint } from '@quartermaster/core';
import { StoreFooter } from './footer/StoreFooter.tsx';
import { StoreHeader } from './header/StoreHeader.tsx';
import { defaultLayouts } from './layout/default-layouts.ts';
import { NoticeWords } from './notice/NoticeWords.tsx';
import { pageSteps } from './privacy/page-steps.ts';
import { PageSkeleton } from './page/PageSkeleton.tsx';
import { StorefrontRoot } from './root/StorefrontRoot.tsx';
import { SessionExpired } from './session/SessionExpired.tsx';
import { SurveyBlock } from './survey/SurveyBlock.tsx';

const errorPage = () => import('./errors/ErrorPage.screen.tsx');

/**
 * The parts around the screens of every store that has none of its own, and the display-only screens: errors and the unknown
 * page (specification, sections 2 and 8). Logo, welcome and banner are the store's.
 */
export const shell = defineArea({
  name: 'shell',
  screens: {},
  contributions: [
    contribution(rootPoint, StorefrontRoot),
    contribution(headerPoint, StoreHeader),
    contribution(footerPoint, StoreFooter),
    contribution(sessionExpiredPoint, SessionExpired),
    contribution(skeletonPoint, PageSkeleton),
    contribution(noticePoint, NoticeWords),
    contribution(surveyPoint, SurveyBlock),
    contribution(analyticsPoint, pageSteps),
    ...defaultLayouts,
    displayScreen({ path: '/error/http_error', layout: 'index', title: 'Unexpected Error', load: errorPage }),
    displayScreen({ path: '/error/connection_lost', layout: 'help', title: 'Please relaunch this application', load: errorPage }),
    displayScreen({ path: '/error/session_expired', layout: 'help', title: 'Session Expired', load: () => import('./session/SessionExpired.screen.tsx') }),
    displayScreen({ path: '/error/unexpected', layout: 'index', title: 'Unexpected Error', load: errorPage }),
    displayScreen({ path: '/privacy_choices', layout: 'index', title: 'Privacy choices', load: () => import('./privacy/PrivacyChoices.screen.tsx') }),
    displayScreen({ path: '/404', layout: 'index', title: 'Page Not Found', load: () => import('./errors/PageNotFound.screen.tsx') }),
  ],
});
