import type { Album, AlbumPicture } from './album.ts';
import { differenceOf, type Difference } from './difference.ts';
import { isAskedFor, keyOf, type PictureChoice } from './shots.ts';

export interface ChangedPicture extends Difference {
  readonly picture: AlbumPicture;
}

/** What has become of the pictures of an album. */
export interface Comparison {
  /** The most changed first. */
  readonly changed: readonly ChangedPicture[];
  readonly added: readonly AlbumPicture[];
  readonly gone: readonly AlbumPicture[];
  /** A story that was renamed: the same picture under another name. */
  readonly renamed: readonly { readonly before: AlbumPicture; readonly now: AlbumPicture }[];
  /** Those of which it cannot be said. */
  readonly unsteady: readonly AlbumPicture[];
  /** How many are the same. */
  readonly same: number;
}

/**
 * Compares the pictures that a choice asks for.
 *
 * @param unsteady keys of pictures that come out otherwise each time
 */
export function compareAlbums(before: Album, now: Album, choice: PictureChoice, unsteady: ReadonlySet<string> = new Set()): Comparison {
  const present = [...now.pictures.values()].filter((picture) => isAskedFor(picture, choice));
  const added = present.filter((picture) => !before.pictures.has(keyOf(picture)));
  const gone = [...before.pictures.values()].filter((picture) => isAskedFor(picture, choice) && !now.stories.has(picture.story.id));
  const changed = present.flatMap((picture): ChangedPicture[] => {
    const key = keyOf(picture);
    const known = before.pictures.get(key);
    if (known === undefined || known.hash === picture.hash || unsteady.has(key)) return [];
    const difference = differenceOf(before.image(key), now.image(key));
    return difference === null ? [] : [{ picture, ...difference }];
  });
  const renamed = gone.flatMap((one) => {
    const candidates = added.filter((other) => other.hash === one.hash && other.width === one.width && other.store === one.store && other.theme === one.theme);
    const [only] = candidates;
    return only !== undefined && candidates.length === 1 && gone.filter(({ hash }) => hash === one.hash).length === 1 ? [{ before: one, now: only }] : [];
  });
  return {
    changed: changed.toSorted((one, other) => other.share - one.share),
    added: added.filter((picture) => !renamed.some((pair) => pair.now === picture)),
    gone: gone.filter((picture) => !renamed.some((pair) => pair.before === picture)),
    renamed,
    unsteady: present.filter((picture) => unsteady.has(keyOf(picture))),
    same: present.length - added.length - changed.length - unsteady.size,
  };
}

/** Whether nothing is to be looked at. */
export const isUnchanged = ({ changed, added, gone }: Comparison): boolean => changed.length + added.length + gone.length === 0;
