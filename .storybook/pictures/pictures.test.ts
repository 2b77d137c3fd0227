import { chromium, type Browser } from '@playwright/test';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accept } from './accept.ts';
import { Album } from './album.ts';
import { compareAlbums, isUnchanged } from './compare.ts';
import { writeReport } from './report.ts';
import { keyOf, shotsOf, type PictureChoice } from './shots.ts';
import { steadySwitches } from './steady-switches.ts';
import { takeAlbum } from './take-album.ts';
import { writeCatalogue, type SmallCatalogue } from './testing/small-catalogue.ts';

const everything: PictureChoice = { words: [], stores: [], themes: [], widths: [390] };
const first: SmallCatalogue = {
  tokens: '--accent: #0b5cad; --line: #c3cad4;',
  stories: {
    'small--button': { name: 'Button', html: '<button style="background: var(--accent)">Add</button>' },
    'small--badge': { name: 'Badge', html: '<span style="color: var(--accent)">New</span>' },
    'small--rule': { name: 'Rule', html: '<hr style="border-color: var(--line)">' },
    'small--date': { name: 'Date', html: '<time></time>' },
    'small--terms': { name: 'Terms', html: '<p>Terms</p>' },
  },
};

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const executablePath = findBrowser();
  browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: [...browserSwitches, ...steadySwitches] });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function taken(name: string, catalogue: SmallCatalogue): Promise<Album> {
  const built = writeCatalogue(join(folder, `${name}-catalogue`), catalogue);
  const { album, untaken } = await takeAlbum(browser, built, shotsOf(built.stories, everything), join(folder, name), () => undefined);
  expect(untaken).toEqual([]);
  return album;
}

it('a token that changes is seen in the stories that use it, and in no other', async () => {
  const before = await taken('before', first);
  const now = await taken('now', { ...first, tokens: first.tokens.replace('#0b5cad', '#0b5cae') });
  const comparison = compareAlbums(before, now, everything);
  expect(comparison.changed.map(({ picture }) => picture.story.id)).toEqual(['small--button', 'small--badge']);
  expect(comparison.same).toBe(3);
  expect(isUnchanged(comparison)).toBe(false);

  const page = readFileSync(writeReport(join(folder, 'report'), { against: 'the accepted pictures', before, now, comparison, problems: [] }), 'utf8');
  expect(page).toContain('src="difference/small--badge.390.png"');
  expect(page).not.toContain('small--rule');

  accept(before, join(folder, 'accepted'), everything);
  expect(accept(now, join(folder, 'accepted'), { ...everything, words: ['badge'] })).toEqual({ put: 1, removed: 0 });
  const accepted = Album.open(join(folder, 'accepted')) ?? before;
  expect(compareAlbums(accepted, now, everything).changed.map(({ picture }) => keyOf(picture))).toEqual(['small--button.390']);
}, 60_000);

it('new, gone and renamed stories are told apart, and a page that grows by nothing but white has changed', async () => {
  const before = await taken('before', first);
  const { 'small--rule': rule, 'small--badge': _gone, ...others } = first.stories;
  const now = await taken('now', {
    ...first,
    stories: { ...others, 'small--line': { name: 'Line', html: rule?.html ?? '' }, 'small--new': { name: 'New', html: '<p>New here</p>' }, 'small--terms': { name: 'Terms', html: '<p style="height: 1000px">Terms</p>' } },
  });
  const { changed, added, gone, renamed, same } = compareAlbums(before, now, everything);
  expect(changed.map(({ picture }) => picture.story.id)).toEqual(['small--terms']);
  expect(added.map(({ story }) => story.id)).toEqual(['small--new']);
  expect(gone.map(({ story }) => story.id)).toEqual(['small--badge']);
  expect(renamed.map((pair) => [pair.before.story.id, pair.now.story.id])).toEqual([['small--rule', 'small--line']]);
  expect(same).toBe(2);
  accept(before, join(folder, 'accepted'), everything);
  expect(accept(now, join(folder, 'accepted'), everything)).toEqual({ put: 5, removed: 2 });
}, 60_000);

it('a folder with other files is never emptied for pictures', () => {
  const others = mkdtempSync(join(folder, 'others-'));
  writeFileSync(join(others, 'letter.txt'), 'Dear Sir or Madam');
  expect(() => Album.begin(others, 'Chromium', [])).toThrow('is no folder of pictures');
  expect(readFileSync(join(others, 'letter.txt'), 'utf8')).toBe('Dear Sir or Madam');
});
