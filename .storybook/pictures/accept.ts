import { Album } from './album.ts';
import { isNamed, type PictureChoice } from './shots.ts';

/**
 * Puts the pictures that were taken into the album of accepted ones: those of the stories that are named, in every store, theme and width in which they were taken.
 * Accepted pictures of stories that are no longer there go.
 *
 * @throws Error when the accepted pictures were taken with another browser, and only some are to be replaced
 */
export function accept(taken: Album, baseline: string, choice: PictureChoice): { readonly put: number; readonly removed: number } {
  const known = Album.open(baseline);
  const isOfAnother = known !== null && known.takenWith !== taken.takenWith;
  if (isOfAnother && choice.words.length > 0) throw new Error(`The accepted pictures were taken with ${known.takenWith}, and these with ${taken.takenWith}: accept all of them, without words.`);
  const accepted = known === null || isOfAnother ? Album.begin(baseline, taken.takenWith, []) : known;
  const named = [...taken.pictures].filter(([, { story }]) => isNamed(story, choice.words));
  for (const [key, picture] of named) accepted.put(picture, taken.image(key));
  const gone = [...accepted.pictures].filter(([, picture]) => isNamed(picture.story, choice.words) && !taken.stories.has(picture.story.id));
  for (const [key] of gone) accepted.remove(key);
  accepted.save();
  return { put: named.length, removed: gone.length };
}
