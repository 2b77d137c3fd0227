import type { AlbumPicture } from './album.ts';
import type { ChangedPicture } from './compare.ts';
import { storyAddress } from './story-address.ts';
import { escaped } from './html.ts';
import type { Report } from './report.ts';
import { keyOf } from './shots.ts';

/** `0.4 %`, and never `0 %` of what has changed. */
export function percent(share: number): string {
  const shown = share * 100;
  return shown < 0.1 ? 'less than 0.1 %' : `${shown.toFixed(shown < 10 ? 1 : 0)} %`;
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The page of a report. Its pictures are beside it, in `before`, `now` and `difference`. */
export function reportHtml({ against, comparison: { changed, added, gone, renamed, same }, problems }: Report): string {
  const parts = [
    section('changed', 'Changed', changed.map(changedHtml)),
    section('new', 'New', added.map((picture) => onlyHtml(picture, 'now'))),
    section('gone', 'Gone', gone.map((picture) => onlyHtml(picture, 'before'))),
    section('renamed', 'Renamed, and the same', renamed.map(({ before, now }) => `<p>${escaped(nameOf(before))} is now ${nameHtml(now)}${dressOf(now)}</p>`)),
    section('problems', 'Without a picture to compare', problems.map((problem) => `<p>${escaped(problem)}</p>`)),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of stories: what has changed</title>
<style>${style}</style>
<header>
<h1>What has changed</h1>
<p>Compared with ${escaped(against)}. ${same} ${same === 1 ? 'picture is' : 'pictures are'} the same, pixel by pixel.</p>
<nav>${parts.map(({ id, title, count }) => `<a href="#${id}">${title}: ${count}</a>`).join('')}</nav>
</header>
<main>${parts.map(({ html }) => html).join('\n')}</main>
<script>${script}</script>
</html>
`;
}

function section(id: string, title: string, items: readonly string[]): { readonly id: string; readonly title: string; readonly count: number; readonly html: string } {
  const html = items.length === 0 ? `<h2 id="${id}" class="none">${title}: none</h2>` : `<h2 id="${id}">${title}: ${items.length}</h2>\n${items.join('\n')}`;
  return { id, title, count: items.length, html };
}

const nameOf = ({ story }: AlbumPicture): string => `${story.title}/${story.name}`;

function nameHtml(picture: AlbumPicture): string {
  const parts = picture.story.title.split('/');
  return `<a href="${escaped(storyAddress(picture))}"><small>${escaped(parts.slice(0, -1).join(' / '))}</small> ${escaped([...parts.slice(-1), picture.story.name].join(': '))}</a>`;
}

const dressOf = ({ store, theme, width }: AlbumPicture): string =>
  ` <span>${[store, theme, `${width} pixels wide`].filter((part) => part !== null).map((part) => escaped(part)).join(', ')}</span>`;

function changedHtml({ picture, share }: ChangedPicture): string {
  const file = escaped(encodeURI(`${keyOf(picture)}.png`));
  const image = (folder: string, alt: string): string => `<img loading="lazy" alt="${alt}" src="${folder}/${file}">`;
  return `<article>
<h3>${nameHtml(picture)}${dressOf(picture)}</h3>
<p>${sentence(percent(share))} of the picture has changed.
<button type="button" aria-pressed="false">Slide before over now</button></p>
<div class="beside" style="--width:${picture.width}px"><figure><figcaption>Before</figcaption>${image('before', 'Before')}</figure><figure><figcaption>Now</figcaption>${image('now', 'Now')}</figure><figure><figcaption>Difference</figcaption>${image('difference', 'The difference, in red')}</figure></div>
<div class="slider" style="--width:${picture.width}px" hidden><label>Before <input type="range" min="0" max="100" value="50" aria-label="How much of the picture is from before, from the left"> Now</label><div class="over">${image('now', 'Now')}${image('before', 'Before')}</div></div>
</article>`;
}

function onlyHtml(picture: AlbumPicture, folder: 'before' | 'now'): string {
  return `<article><h3>${nameHtml(picture)}${dressOf(picture)}</h3><figure class="only" style="--width:${picture.width}px"><img loading="lazy" alt="" src="${folder}/${escaped(encodeURI(`${keyOf(picture)}.png`))}"></figure></article>`;
}

const style = `
:root { color-scheme: light; --line: #c3cad4; --ink: #1b2633; --accent: #0b5cad; }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: #f3f5f8; }
header, main { max-width: 1760px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 24px; }
h1 { margin: 0; font-size: 24px; }
header p { margin: 4px 0 16px; }
nav { display: flex; flex-wrap: wrap; gap: 8px; }
nav a { padding: 4px 12px; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
a { color: var(--accent); }
h2 { margin: 32px 0 12px; font-size: 18px; }
h2.none { color: #4a5666; font-weight: 400; margin: 12px 0; }
article { margin: 0 0 24px; padding: 16px; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
h3 { margin: 0; font-size: 16px; }
h3 small { color: #4a5666; font-weight: 400; font-size: 14px; }
h3 span, main > p span { margin-left: 8px; color: #4a5666; font-weight: 400; font-size: 14px; }
article p { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 4px 0 12px; }
button { padding: 4px 12px; border: 1px solid var(--accent); border-radius: 4px; background: #fff; color: var(--accent); font: inherit; cursor: pointer; }
button[aria-pressed=true] { background: var(--accent); color: #fff; }
.beside { display: grid; grid-template-columns: repeat(3, minmax(0, var(--width))); gap: 16px; align-items: start; }
figure { margin: 0; }
figcaption { font-weight: 600; }
img { display: block; width: 100%; border: 1px solid var(--line); background: #fff; }
.only { max-width: min(640px, var(--width)); margin-top: 12px; }
.slider label { display: flex; gap: 12px; align-items: center; max-width: var(--width); }
.slider input { flex: 1; }
.over { position: relative; max-width: var(--width); margin-top: 8px; --at: 50%; }
.over img + img { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 calc(100% - var(--at)) 0 0); border-color: transparent; }
.over::after { content: ""; position: absolute; top: 0; bottom: 0; left: var(--at); width: 2px; background: #d4001a; pointer-events: none; }
[hidden] { display: none; }
@media (max-width: 700px) { .beside { grid-template-columns: minmax(0, var(--width)); } }
`;

const script = `
for (const article of document.querySelectorAll('article')) {
  const button = article.querySelector('button');
  if (!button) continue;
  const [beside, slider] = [article.querySelector('.beside'), article.querySelector('.slider')];
  button.addEventListener('click', () => {
    const slides = slider.hidden;
    slider.hidden = !slides;
    beside.hidden = slides;
    button.setAttribute('aria-pressed', String(slides));
  });
  const range = slider.querySelector('input');
  range.addEventListener('input', () => slider.querySelector('.over').style.setProperty('--at', range.value + '%'));
}
`;
