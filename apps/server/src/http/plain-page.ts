import { html } from './html.ts';

/** A page without the web's help: for when there is none, or when it failed. */
export const plainPage = (title: string, paragraphs: readonly string[]): string =>
  html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</main></body>
</html>
`.text;
