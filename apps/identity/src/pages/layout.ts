import { FONT_PATHS, ICON_PATH, STYLESHEET_PATH } from './assets.ts';
import { html, type Html } from './html.ts';

const PRODUCT = 'Quartermaster';

/** The frame of every page: one h1, landmarks, no script. The title reads "<name> - Quartermaster". */
export function layout(page: { title: string; main: Html; homeUrl: string }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
<title>${page.title} - ${PRODUCT}</title>
${FONT_PATHS.map((path) => html`<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>
`)}<link rel="stylesheet" href="${STYLESHEET_PATH}">
</head>
<body>
<header class="bar"><a class="brand" href="${page.homeUrl}">${PRODUCT}</a></header>
<main class="card">
${page.main}
</main>
<footer class="foot"><p>${PRODUCT} sign-in service</p></footer>
</body>
</html>
`;
}
