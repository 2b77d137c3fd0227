import type { ListedInformationPage } from '@quartermaster/contracts-desk';

export type InformationKind = ListedInformationPage['shown'];

/** How a page of information is shown, in words. */
export const kindWords: Readonly<Record<InformationKind, string>> = { page: 'Page', modal: 'Dialog', news: 'News' };

/** In the order of a choice. */
export const informationKinds: readonly InformationKind[] = ['page', 'modal', 'news'];
