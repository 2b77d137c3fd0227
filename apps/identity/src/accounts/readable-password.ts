import { randomInt } from 'node:crypto';

const WORDS = [
  'amber', 'anchor', 'beacon', 'birch', 'canyon', 'cedar', 'copper', 'coral', 'delta', 'ember', 'falcon', 'fern',
  'garnet', 'glacier', 'granite', 'harbor', 'hazel', 'heron', 'island', 'juniper', 'lantern', 'laurel', 'maple',
  'meadow', 'mesa', 'orchard', 'pebble', 'prairie', 'quartz', 'raven', 'river', 'saddle', 'sparrow', 'summit',
  'thistle', 'timber', 'tundra', 'valley', 'walnut', 'willow',
];

/** Like `Falcon-Meadow-Birch-4827`: letters, digits and a special character, at least 12 long (specification, section 5). */
export function readablePassword(): string {
  const words = Array.from({ length: 3 }, () => {
    const word = WORDS[randomInt(WORDS.length)] ?? '';
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
  return [...words, String(randomInt(1000, 10_000))].join('-');
}
