import { defineToken } from '../runtime/index.ts';
import type { PageViews } from './page-views.ts';

export const pageViews = defineToken<PageViews>('pageViews', 'Counts which pages are opened.');
