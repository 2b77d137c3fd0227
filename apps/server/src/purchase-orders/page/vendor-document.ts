import { html, Html } from '../../http/index.ts';
import { vendorStyle } from './vendor-style.ts';

/** A page for vendors: its own plain look, no script, nothing of any store. */
export const vendorDocument = ({ title, heading, lead, main }: { readonly title: string; readonly heading: string; readonly lead: string; readonly main: Html }): string =>
  html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title><style>${new Html(vendorStyle)}</style></head>
<body><a class="skip" href="#main">Skip to the content</a><header><div><h1>${heading}</h1><p>${lead}</p></div></header><main id="main" tabindex="-1">${main}</main></body>
</html>
`.text;

/** For a link that is wrong, old or revoked: which of them is not said. */
export const closedLinkDocument = (): string =>
  vendorDocument({
    title: 'This link opens no purchase order',
    heading: 'This link opens no purchase order',
    lead: 'Nothing was changed.',
    main: html`<div class="card"><h2>What you can do</h2>
<p>Check that the whole link of the letter is in the address. A link opens its purchase order for some weeks; after that, or when it was taken back, it opens nothing.</p>
<p>Answer the letter that brought the link, or write to the buyer whose address is on the purchase order, and ask for a new one. Name the number of the purchase order.</p></div>`,
  });
