import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanHtml } from '../clean-html.ts';
import { readInformationFolder } from './information-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'information-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function reading(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  return () => readInformationFolder(folder);
}

const head = 'category: cart\nicon: cart\nlabel: l\ntooltip: t\ndescription: d';

describe('a folder of information', () => {
  it.each([
    ['pages/A.html', 'Text', 'must begin with a line of three hyphens'],
    ['pages/A.html', '---\ntitle: A\n', 'the head never ends'],
    ['pages/A.html', '---\ntitle\n---\nText', 'A.html, line 2: "title" is not "name: value"'],
    ['pages/A.html', '---\ntitle: A\n---\nText', 'write "updated: yyyy-mm-dd"'],
    ['pages/A.html', '---\ntitle: A\nupdated: 2026-02-30\n---\nText', 'write "updated: yyyy-mm-dd"'],
    ['pages/A.html', '---\nupdated: 2026-02-28\n---\nText', 'write "title: ..."'],
    ['pages/A.html', '---\ntitle: A\nupdated: 2026-02-28\n---\n', 'has no text'],
    ['pages/A.html', '---\ntitle: A\nupdated: 2026-02-28\nshown: window\n---\nText', '"window" must be one of page, modal'],
    ['pages/A b.html', '---\ntitle: A\nupdated: 2026-02-28\n---\nText', 'named after its key'],
    ['help/a.html', `---\n${head}\n---\n`, 'has no section'],
    ['help/a.html', `---\n${head}\n---\n=== A-b\nheading: h\n\nText`, 'small letters, digits and underscores'],
    ['help/a.html', `---\n${head}\n---\n=== a\nheading: h\n\nText\n=== a\nheading: h\n\nText`, 'The help section a occurs twice'],
    ['help/a.html', `---\n${head}\n---\n=== a\nheading: h\nopen: maybe\n\nText`, '"maybe" must be one of yes, no'],
    ['other/a.html', 'Text', 'has no .html file'],
  ])('%s with %j is refused: %s', (name, text, says) => {
    expect(reading(name, text)).toThrow(says);
  });

  it('that is not there is named', () => {
    expect(() => readInformationFolder(join(folder, 'none'))).toThrow('There is no folder');
  });
});

describe('the information that comes with the product', () => {
  const { pages, help } = readInformationFolder(fileURLToPath(new URL('../../../../../data/information', import.meta.url)));
  const texts = [...pages.map(({ keyName, content }) => [keyName, content] as const), ...help.flatMap(({ sections }) => sections.map(({ key, content }) => [key, content] as const))];

  it('has the page about cards, the terms, privacy and accessibility', () => {
    expect(pages.map(({ keyName }) => keyName)).toEqual(expect.arrayContaining(['PIV_CAC_HELP', 'TERMS', 'PRIVACY', 'ACCESSIBILITY', 'CONTACT']));
  });

  it('leads a visitor without an account to the form that asks for one', () => {
    expect(new Map(texts).get('account_request')).toContain('href="/ws/profile/registration"');
  });

  it.each(texts)('%s loses nothing to the sanitizer', (_key, content) => {
    const clean = cleanHtml(content);
    expect(clean.replaceAll(/<(br|hr) \/>/g, '<$1>')).toBe(content);
  });

  it.each(texts)('%s links only to pages and topics that exist', (_key, content) => {
    const keysIn = (pattern: RegExp): string[] => [...content.matchAll(pattern)].map(([, key = '']) => key);
    expect(pages.map(({ keyName }) => keyName)).toEqual(expect.arrayContaining(keysIn(/\/ws\/information\/page\?keyName=([\w-]+)/g)));
    expect(help.flatMap(({ sections }) => sections).map(({ key }) => key)).toEqual(expect.arrayContaining(keysIn(/\/ws\/information\/help\?key=([\w-]+)/g)));
  });
});
