import { html, type Html } from './html.ts';
import { layout } from './layout.ts';

/** A page that ends a sign-in: what happened, what to do, and the technical details for the help desk. */
export function problemPage(page: {
  heading: string;
  text: readonly string[];
  homeUrl: string;
  details?: readonly (readonly [string, string])[];
}): Html {
  const details = page.details ?? [];
  return layout({
    title: page.heading,
    homeUrl: page.homeUrl,
    main: html`<h1>${page.heading}</h1>
${page.text.map((text) => html`<p>${text}</p>`)}
<p><a class="primary" href="${page.homeUrl}">Go to Quartermaster</a></p>
${
  details.length > 0
    ? html`<details><summary>Details for the help desk</summary><dl>${details.map(
        ([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`,
      )}</dl></details>`
    : undefined
}`,
  });
}
