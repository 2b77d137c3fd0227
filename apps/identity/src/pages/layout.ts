import { FONT_PATHS, ICON_PATH, SCRIPT_PATH, STYLESHEET_PATH } from './assets.ts';
import { html, type Html } from './html.ts';

const PRODUCT = 'Quartermaster';

/** The frame of every page: one h1, landmarks. A page works without the script, which only those load that have something for it. The title reads "<name> - Quartermaster". */
export function layout(page: { title: string; main: Html; homeUrl: string; hasScript?: boolean }): Html {
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
${page.hasScript === true ? html`<script src="${SCRIPT_PATH}" defer></script>` : undefined}
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

/** Whether a page loads the script: its headers then let it. */
export const runsScript = ({ text }: Html): boolean => text.includes(`<script src="${SCRIPT_PATH}"`);
