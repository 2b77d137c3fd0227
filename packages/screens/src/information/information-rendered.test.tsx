import type { AttributesOf } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { example } from '../testing/examples.ts';
import { renderedScreen } from '../testing/rendered-screen.tsx';

describe('pages of information', () => {
  it('news are turned by pages, each with its day', async () => {
    const { links, text } = await renderedScreen('/information/news', 'Success', 'Two items', { change: { page: 2, pageCount: 3 } });
    expect(links['3']).toBe('/ws/information/news?page=3');
    expect(text).toContain('November 27, 2026');
    expect((await renderedScreen('/information/news', 'Success', 'Two items', { change: { items: [], page: 1, pageCount: 1 } })).text).toContain('There is no news yet');
  });

  it('a page says when it was changed last, and one that is not there what to do', async () => {
    const { updatedOn } = example('/information/page', 'InfoPage', 'About cards') as AttributesOf<'/information/page', 'InfoPage'>;
    expect((await renderedScreen('/information/page', 'InfoPage', 'About cards')).text).toContain(`Last changed on ${new Date(`${updatedOn}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long' })}`);
    expect((await renderedScreen('/information/page', 'Failure', 'No such page')).text).toContain('There is no page with the key OLD_PAGE.');
  });
});

describe('the help', () => {
  it('opens a topic of the address alone, and says where the address names none that exists', async () => {
    const open = async (query: string) => {
      const { html, text } = await renderedScreen('/information/help', 'Success', 'Two categories', { query });
      return { topics: [...html.matchAll(/<details[^>]*\sopen=""/g)].length, gone: text.includes('The topic that the address names no longer exists') };
    };
    // Its category and itself.
    expect(await open('key=cart_quantity')).toEqual({ topics: 2, gone: false });
    expect((await open('key=no_such_topic')).gone).toBe(true);
    expect((await open('')).gone).toBe(false);
  });

  it('that has nothing yet leads to the help desk', async () => {
    const { text, links } = await renderedScreen('/information/help', 'Success', 'No help yet');
    expect([text.includes('There is no help yet'), text.includes('Try fewer'), links['help desk']]).toEqual([true, false, expect.stringContaining('/ws/information/comment_form')]);
  });
});

describe('the help desk', () => {
  it('writes back where it has an address', async () => {
    const recorded = async (email: string | null) => (await renderedScreen('/information/comment_form_submit', 'Success', 'Without an address', { change: { email } })).text;
    expect(await recorded('ada@agency.gov')).toContain('The help desk can write back to ada@agency.gov.');
    expect(await recorded(null)).toContain('the help desk cannot write back to you');
  });

  it('has no contacts where none are set', async () => {
    expect((await renderedScreen('/information/comment_form', 'Initial', 'A visitor')).text).toContain('Contacts');
    expect((await renderedScreen('/information/comment_form', 'Initial', 'No contacts yet')).text).not.toContain('Contacts');
  });
});
