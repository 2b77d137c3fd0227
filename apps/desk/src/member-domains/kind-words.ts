import type { GovernmentKind } from '@quartermaster/contracts-desk';

/** Kinds of governments as people read them. */
export const kindWords: Readonly<Record<GovernmentKind, string>> = { state: 'State', county: 'County', city: 'City or town', tribal: 'Tribal', school: 'School or university', other: 'Other' };
