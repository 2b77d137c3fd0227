import { ownerOf } from '../codes/activity-owners.ts';
import type { Meaning } from './code-meaning.ts';

/** Whose activity a code is; undefined: the table lacks its beginning. */
export function activityMeaning(text: string): Meaning | undefined {
  if (text.startsWith('Y')) return { meaning: 'Local data of the requisitioner, in place of an activity.', verified: 'yes' };
  const owner = ownerOf(text);
  return owner === undefined ? undefined : { meaning: `${owner.meaning}: the code begins with ${owner.code}.`, verified: owner.verified };
}
