import { defineToken } from '../runtime/index.ts';
import type { PageSteps } from './page-steps.ts';
import type { PageViews } from './page-views.ts';

export const pageViews = defineToken<PageViews>('pageViews', 'Counts which pages are opened.');

export const pageSteps = defineToken<PageSteps>('pageSteps', 'Counts which page is opened after which.');
