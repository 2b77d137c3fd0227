import { stem, fold } from '../text/index.ts';

/**
 * Words that buyers use for the same thing. General words of the trade only, never a single product; a line may hold
 * phrases, which are found for a word but do not replace one. `docs/search.md` says how they count.
 */
const groups: readonly string[] = [
  'laptop, notebook',
  'tv, television',
  'pc, computer',
  'monitor, display',
  'headphone, earphone',
  'cellphone, smartphone, mobile phone, cell phone',
  'phone, telephone',
  'cord, cable, lead',
  'color, colour',
  'gray, grey',
  'fiber, fibre',
  'ssd, solid state drive',
  'hdd, hard drive, hard disk',
  'flash drive, thumb drive, usb stick, pendrive',
  'ups, uninterruptible power supply',
  'wifi, wlan, wireless',
  'ethernet, lan',
  'fridge, refrigerator',
  'vacuum, hoover',
  'copier, photocopier',
  'mfp, multifunction',
  'ram, memory',
  'cpu, processor',
  'gpu, graphics card',
  'projector, beamer',
  'pda, handheld',
  'adapter, adaptor',
  'center, centre',
  'label, sticker',
  'binder, folder',
  'inkjet, ink',
  'charger, power adapter',
  'backpack, rucksack',
  'webcam, web camera',
  'speaker, loudspeaker',
  'mouse pad, mousepad, mouse mat',
  'desk, table',
  'garbage, trash, waste',
  'developer, programmer',
  'admin, administrator',
  'sme, subject matter expert',
  'helpdesk, help desk',
  'cyber, cybersecurity',
];

const words = (phrase: string): string[] => fold(phrase).trim().split(/\s+/).map(stem);

const table: ReadonlyMap<string, readonly (readonly string[])[]> = (() => {
  const found = new Map<string, string[][]>();
  for (const group of groups) {
    const phrases = group.split(',').map(words);
    for (const [word, ...more] of phrases) {
      if (word === undefined || more.length > 0) continue;
      found.set(word, [...(found.get(word) ?? []), ...phrases.filter((other) => other.join(' ') !== word)]);
    }
  }
  return found;
})();

/** Other words for one word, each as the words of a phrase. */
export const synonymsOf = (term: string): readonly (readonly string[])[] => table.get(term) ?? [];
