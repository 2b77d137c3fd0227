import type { Browser } from '@playwright/test';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { accept } from './accept.ts';
import { Album } from './album.ts';
import { buildCatalogue } from './catalogue.ts';
import type { Command } from './command.ts';
import { compareAlbums, isUnchanged, type Comparison } from './compare.ts';
import { percent } from './report-html.ts';
import { writeReport } from './report.ts';
import { hashOf, writeRevision } from './revision.ts';
import { keyOf, labelOf, shotsOf, type PictureChoice, type Shot } from './shots.ts';
import { takeAlbum, takenWith } from './take-album.ts';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, '.storybook', 'dist');
const lastTaken = join(dist, 'pictures');
const reportFolder = join(dist, 'changed-pictures');

/** Where accepted pictures are when no folder is named: outside the clone, which may go, and of no use to others, whose browsers draw otherwise. */
const usualBaseline = (env: NodeJS.ProcessEnv = process.env): string => join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'quartermaster', 'pictures', 'accepted');

/**
 * Carries a command out.
 *
 * @returns the exit code: 0 when nothing has changed, or all was accepted; 1 when something has changed; 2 when pictures could not be taken
 * @throws Error when a catalog cannot be built, or there is nothing to compare with
 */
export async function runPictures(browser: Browser, command: Command, say: (line: string) => void): Promise<number> {
  const baseline = command.baseline === null ? usualBaseline() : resolve(process.env['INIT_CWD'] ?? '.', command.baseline);
  return command.kind === 'accept' ? acceptPictures(browser, command.choice, baseline, say) : comparePictures(browser, command, baseline, say);
}

async function comparePictures(browser: Browser, { choice, against }: Extract<Command, { kind: 'compare' }>, baseline: string, say: (line: string) => void): Promise<number> {
  const hash = against === null ? null : hashOf(root, against);
  const accepted = hash === null ? Album.open(baseline) : null;
  if (hash === null && accepted === null) throw new Error(`There are no accepted pictures in ${baseline}. Take them with "npm run pictures -- accept", or compare with a revision: --against origin/main.`);
  say('Building the catalog ...');
  const catalogue = buildCatalogue();
  const shots = chosenShots(catalogue.stories, choice);
  const before = accepted ?? (await albumOfRevision(browser, hash ?? '', choice, say));
  if (before.takenWith !== takenWith(browser)) say(`The accepted pictures were taken with ${before.takenWith}, and these with ${takenWith(browser)}: letters may differ. Accept them anew.`);
  const { album: now, untaken, unsteady } = await takeAlbum(browser, catalogue, shots, lastTaken, say, before);
  const comparison = compareAlbums(before, now, choice, unsteady);
  const name = against === null ? 'the accepted pictures' : `${against} (${(hash ?? '').slice(0, 10)})`;
  const page = writeReport(reportFolder, { against: name, before, now, comparison, problems: [...untaken, ...comparison.unsteady.map((picture) => `${labelOf(picture)} looks otherwise each time it is shown.`)] });
  for (const line of linesOf(comparison)) say(line);
  say(`Before, now and the difference: ${pathToFileURL(page).href}`);
  if (untaken.length > 0) return 2;
  return isUnchanged(comparison) ? 0 : 1;
}

async function acceptPictures(browser: Browser, choice: PictureChoice, baseline: string, say: (line: string) => void): Promise<number> {
  const last = Album.open(lastTaken);
  let taken = last;
  let failed = 0;
  if (taken === null) {
    say('Building the catalog ...');
    const catalogue = buildCatalogue();
    const { album, untaken } = await takeAlbum(browser, catalogue, chosenShots(catalogue.stories, choice), lastTaken, say);
    taken = album;
    failed = untaken.length;
  }
  const { put, removed } = accept(taken, baseline, choice);
  if (put + removed === 0 && last !== null) throw new Error('Of the pictures that were taken last, none is of these stories: compare them first.');
  say(`Accepted: ${put} ${put === 1 ? 'picture' : 'pictures'}${removed === 0 ? '' : `, and ${removed} gone`}, in ${baseline}`);
  // What was accepted wholly is taken anew the next time.
  if (choice.words.length === 0) rmSync(lastTaken, { recursive: true, force: true });
  return failed === 0 ? 0 : 2;
}

function chosenShots(stories: readonly Shot['story'][], choice: PictureChoice): Shot[] {
  const shots = shotsOf(stories, choice);
  if (shots.length === 0) throw new Error(`No story has ${choice.words.join(' or ')} in its name.`);
  return shots;
}

/** The pictures of a revision: kept, so that the next comparison with it builds nothing, as long as it asks for no others. */
async function albumOfRevision(browser: Browser, hash: string, choice: PictureChoice, say: (line: string) => void): Promise<Album> {
  const revisions = join(dist, 'revisions');
  const folder = join(revisions, `${hash}-${createHash('sha256').update(JSON.stringify(choice)).digest('hex').slice(0, 12)}`);
  for (const name of existsSync(revisions) ? readdirSync(revisions) : []) if (!name.startsWith(hash)) rmSync(join(revisions, name), { recursive: true });
  const known = Album.open(folder);
  if (known?.takenWith === takenWith(browser)) {
    say(`The pictures of ${hash.slice(0, 10)} are there already.`);
    return known;
  }
  const copy = join(dist, 'revision');
  try {
    say(`Building the catalog of ${hash.slice(0, 10)} ...`);
    await writeRevision(root, hash, copy, say);
    const catalogue = buildCatalogue(copy);
    const { album } = await takeAlbum(browser, catalogue, shotsOf(catalogue.stories, choice), `${folder}.part`, say);
    rmSync(folder, { recursive: true, force: true });
    renameSync(album.folder, folder);
    return Album.open(folder) ?? album;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function linesOf({ changed, added, gone, renamed, unsteady, same }: Comparison): readonly string[] {
  return [
    ...changed.map(({ picture, share }) => `changed  ${labelOf(picture)}  ${percent(share)}`),
    ...added.map((picture) => `new      ${labelOf(picture)}`),
    ...gone.map((picture) => `gone     ${labelOf(picture)}`),
    ...renamed.map(({ before, now }) => `renamed  ${labelOf(before)} is now ${keyOf(now)}`),
    ...unsteady.map((picture) => `unsteady ${labelOf(picture)}: it looks otherwise each time it is shown`),
    `${changed.length} changed, ${added.length} new, ${gone.length} gone, ${renamed.length} renamed, ${same} the same`,
  ];
}
