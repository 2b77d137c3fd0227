import type { StateRegistrationValues } from '@quartermaster/contracts';

type Kind = Exclude<StateRegistrationValues['governmentKind'], ''>;

const words: Readonly<Record<Kind, string>> = { state: 'State or territory', county: 'County', city: 'City or town', tribal: 'Tribe', school: 'School, college or university', other: 'Another one, such as a special district' };

/** Kinds of governments, in the words of the form. */
export const governmentKinds = (Object.entries(words) as [Kind, string][]).map(([value, label]) => ({ value, label }));
