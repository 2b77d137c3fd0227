import type { Photograph } from '../pictures/photograph.ts';
import type { Shot } from '../pictures/shots.ts';
import type { ScreenEntry } from './areas.ts';

/** A picture as it was taken. */
export interface SheetPicture {
  readonly shot: Pick<Shot, 'story' | 'store' | 'theme' | 'width'>;
  readonly picture: Photograph;
}

/** A picture of a sheet, shown once for all that look so. */
export interface Figure {
  /** In words: `adv12 and adv19 look the same`. */
  readonly caption: string;
  readonly width: number;
  readonly store: string | null;
  readonly theme: string | null;
  /** `sameAs`: the story that has shown the same picture further up. */
  readonly content: { readonly image: Buffer } | { readonly sameAs: ScreenEntry } | { readonly problem: string };
}

/** One screen of a sheet. */
export interface SheetRow {
  readonly screen: ScreenEntry;
  readonly figures: readonly Figure[];
}

/** The rows of a sheet: of pictures that are the same pixel by pixel, one is shown, and the others are named. */
export function rowsOf(screens: readonly ScreenEntry[], pictures: readonly SheetPicture[]): SheetRow[] {
  const shown = new Map<string, ScreenEntry>();
  return screens.flatMap((screen) => {
    const own = pictures.filter(({ shot }) => shot.story.id === screen.id);
    const alike = Map.groupBy(own.filter(({ picture }) => 'image' in picture), ({ shot: { width }, picture }) => `${width} ${'image' in picture ? picture.image.toString('base64') : ''}`);
    const figures = [...alike].map(([pixels, same]): Figure => {
      const before = shown.get(pixels);
      shown.set(pixels, before ?? screen);
      const [first] = same;
      const content = before !== undefined ? { sameAs: before } : contentOf(first?.picture);
      return { caption: captionOf(same), width: first?.shot.width ?? 0, store: first?.shot.store ?? null, theme: first?.shot.theme ?? null, content };
    });
    const problems = own.flatMap(({ shot, picture }): Figure[] => ('problem' in picture ? [{ ...shot, caption: captionOf([{ shot }]), content: picture }] : []));
    return figures.length + problems.length === 0 ? [] : [{ screen, figures: [...figures, ...problems] }];
  });
}

const contentOf = (picture: Photograph | undefined): Figure['content'] => (picture !== undefined && 'image' in picture ? picture : { problem: 'It was not photographed.' });

/** `FSS in adv12 and adv19, which look the same, 1280 pixels wide`. */
function captionOf(same: readonly Pick<SheetPicture, 'shot'>[]): string {
  const dresses = [...Map.groupBy(same, ({ shot }) => shot.store)].map(([store, those]) => {
    const themes = those.flatMap(({ shot }) => (shot.theme === null ? [] : [shot.theme]));
    return [...(store === null ? [] : [store]), ...(themes.length === 0 ? [] : [inWords(themes)])].join(' in ');
  });
  return `${inWords(dresses)}${same.length > 1 ? ' look the same' : ''}, ${same[0]?.shot.width ?? 0} pixels wide`;
}

const inWords = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
