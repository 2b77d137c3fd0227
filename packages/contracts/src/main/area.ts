import { defineContractArea } from '../wire/contract-area.ts';
import { ebuy } from './ebuy.service.ts';
import { legacyUrlMap } from './legacy-url-map.service.ts';
import { endSession, extendSession, session } from './session.service.ts';
import { pageSteps } from './page-steps.service.ts';
import { home, startPage } from './start-page.service.ts';
import { suggestions } from './suggestions.service.ts';
import { stores } from './stores.service.ts';

export const mainArea = defineContractArea('main', [startPage, home, session, endSession, extendSession, legacyUrlMap, stores, suggestions, ebuy, pageSteps]);
