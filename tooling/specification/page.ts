import type { Proof } from './proofs.ts';
import type { Sentence } from './sentences.ts';

/** The differences between the list of sentences and the tests, as findings. */
export function gaps(sentences: readonly Sentence[], proofs: readonly Proof[]): string[] {
  const proven = new Set(proofs.flatMap(({ ids }) => ids));
  const known = new Set(sentences.map(({ id }) => id));
  return [
    ...sentences.filter(({ id, comesWith }) => comesWith === '' && !proven.has(id)).map(({ id, text }) => `${id} has no test: ${text}`),
    ...proofs.flatMap(({ ids, name, file }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: "${name}" names ${id}, which is no sentence.`)),
  ];
}

const sectionTitles: Readonly<Record<number, string>> = {
  1: 'The product and its users', 2: 'Screens and routes', 3: 'Entities and their fields', 4: 'States and transitions', 5: 'Validation rules',
  6: 'Roles and permissions', 7: 'Calls', 8: 'Error catalogue', 9: 'Business constants and limits',
};

const safe = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/[<>*_{}]/g, (character) => `\\${character}`);

/**
 * The page of the specification's sentences, each with the tests that prove it.
 *
 * @param toRoot the way from the page's folder to the repository, for its links, for example `../..`
 */
export function specificationPage(sentences: readonly Sentence[], proofs: readonly Proof[], toRoot: string): string {
  const built = sentences.filter(({ comesWith }) => comesWith === '');
  const lines = [
    '# The specification, sentence by sentence',
    '',
    'Made by `npm run specification` from the names of the tests; do not edit. A test names the sentences that it proves with their numbers, for',
    'example `[spec 4.30]`. `npm test` fails when a sentence whose part is built has no test.',
    '',
    `${built.length} sentences are built, each with a test; ${sentences.length - built.length} come with parts that are still to be built.`,
  ];
  for (const [section, title] of Object.entries(sectionTitles)) {
    lines.push('', `## ${section}. ${title}`);
    for (const [group, members] of Map.groupBy(sentences.filter((one) => one.section === Number(section)), (one) => one.group)) {
      lines.push('', `### ${group}`);
      for (const { id, text, comesWith } of members) {
        lines.push('', `**${id}** ${safe(text)}`);
        if (comesWith !== '') lines.push(`- *Still to come, with ${comesWith}.*`);
        for (const { name, file } of proofsOf(id, proofs)) lines.push(`- ${safe(name)} ([${file.split('/').at(-1)}](${toRoot}/${file}))`);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

function proofsOf(id: string, proofs: readonly Proof[]): Proof[] {
  return proofs.filter(({ ids }) => ids.includes(id)).toSorted((a, b) => `${a.file} ${a.name}`.localeCompare(`${b.file} ${b.name}`, 'en'));
}
