import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, type Shot } from './shots.ts';

/** A picture that an album holds: the facts of its shot, and the hash of its file. */
export interface AlbumPicture extends Shot {
  readonly hash: string;
}

interface Contents {
  readonly takenWith: string;
  readonly stories: readonly string[];
  readonly pictures: Readonly<Record<string, AlbumPicture>>;
}

/** A folder of pictures with a list of them, `album.json`. */
export class Album {
  readonly folder: string;
  /** The browser and system that took the pictures: others draw letters otherwise. */
  readonly takenWith: string;
  /** Ids of all stories that there were, photographed or not. */
  readonly stories: ReadonlySet<string>;
  readonly #pictures: Map<string, AlbumPicture>;

  private constructor(folder: string, { takenWith, stories, pictures }: Contents) {
    this.folder = folder;
    this.takenWith = takenWith;
    this.stories = new Set(stories);
    this.#pictures = new Map(Object.entries(pictures));
  }

  /** The album in a folder; null when there is none. */
  static open(folder: string): Album | null {
    const file = join(folder, 'album.json');
    return existsSync(file) ? new Album(folder, JSON.parse(readFileSync(file, 'utf8')) as Contents) : null;
  }

  /**
   * An album without pictures, in the place of one that may be in the folder.
   *
   * @throws Error when the folder has files that are no album
   */
  static begin(folder: string, takenWith: string, stories: Iterable<string>): Album {
    if (existsSync(folder) && !existsSync(join(folder, 'album.json')) && readdirSync(folder).length > 0) throw new Error(`${folder} is no folder of pictures: it has other files. Name an empty one.`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const album = new Album(folder, { takenWith, stories: [...stories], pictures: {} });
    album.save();
    return album;
  }

  /** By key. */
  get pictures(): ReadonlyMap<string, AlbumPicture> {
    return this.#pictures;
  }

  /** @throws Error when the album has no such picture */
  image(key: string): Buffer {
    if (!this.#pictures.has(key)) throw new Error(`The album ${this.folder} has no picture ${key}.`);
    return readFileSync(this.#fileOf(key));
  }

  put({ story: { id, title, name }, store, theme, width }: Shot, image: Buffer): void {
    const shot: Shot = { story: { id, title, name }, store, theme, width };
    const key = keyOf(shot);
    writeFileSync(this.#fileOf(key), image);
    this.#pictures.set(key, { ...shot, hash: createHash('sha256').update(image).digest('hex') });
  }

  remove(key: string): void {
    rmSync(this.#fileOf(key), { force: true });
    this.#pictures.delete(key);
  }

  /** Writes the list: pictures that were put or removed since count from now on. */
  save(): void {
    const pictures = Object.fromEntries([...this.#pictures].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
    writeFileSync(join(this.folder, 'album.json'), `${JSON.stringify({ takenWith: this.takenWith, stories: [...this.stories].toSorted(), pictures }, null, 2)}\n`);
  }

  #fileOf(key: string): string {
    return join(this.folder, `${key}.png`);
  }
}
