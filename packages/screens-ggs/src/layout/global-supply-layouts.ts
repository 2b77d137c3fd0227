import { pageLayout } from '@quartermaster/core';
import { ClassicLayout } from './ClassicLayout.tsx';
import { HelpLayout } from './HelpLayout.tsx';
import { IndexLayout } from './IndexLayout.tsx';

/** The page layouts of the Global Supply stores, in place of the defaults. Modals are in the default dialog, which the theme's stylesheet gives its bar. */
export const globalSupplyLayouts = [pageLayout('index', IndexLayout), pageLayout('classic', ClassicLayout), pageLayout('help', HelpLayout)];
