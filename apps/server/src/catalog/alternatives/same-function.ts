type Attributes = readonly (readonly [name: string, value: string])[];

/** What both state, and of it what they state alike. */
export interface Likeness {
  readonly shared: number;
  readonly alike: readonly string[];
  /** What one is made for, the other is not said to be for: a cartridge of another printer, or of another ink. */
  readonly isMisfit: boolean;
}

/** Attributes that say what a product is made for. One that says so is replaced by nothing that does not say the same. */
const fit = /compatib|printing colou?r/;

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** How far two products of one category are alike by their attributes. */
export function likeness(own: Attributes, other: Attributes): Likeness {
  const stated = new Map(other.map(([name, value]) => [plain(name), plain(value)]));
  const shared = own.filter(([name]) => stated.has(plain(name)));
  return {
    shared: shared.length,
    alike: shared.filter(([name, value]) => stated.get(plain(name)) === plain(value)).map(([name]) => name),
    isMisfit: own.some(([name, value]) => fit.test(plain(name)) && stated.get(plain(name)) !== plain(value)),
  };
}

/** Attributes that must be alike at the least: one alone is chance. */
const leastAlike = 2;

/** Whether a product of the same category serves the same purpose: it fits what the other is made for, and at least two attributes, and at least half of those that both state, are alike. */
export const hasSameFunction = ({ shared, alike, isMisfit }: Likeness): boolean => !isMisfit && alike.length >= leastAlike && alike.length * 2 >= shared;
