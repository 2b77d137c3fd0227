import { html } from './html.ts';

/** A page without the web's help: for when there is none, or when it failed. `leadsHome`: with a link to the start page. */
export const plainPage = (title: string, paragraphs: readonly string[], leadsHome = false): string =>
  html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}${leadsHome ? html`<p><a href="/home">Go to Home Page</a></p>` : null}</main></body>
</html>
`.text;
