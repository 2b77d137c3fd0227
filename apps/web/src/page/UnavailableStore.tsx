import { css, Global } from '@emotion/react';
import { defaultStore } from '@quartermaster/contracts';
import { diagnosticText } from '@quartermaster/core/host';
import type { UnavailableStore as Unavailable } from '@quartermaster/core';
import { accent, ink, line, muted, paper, plainPage } from './plain-look.ts';

const page = css({ display: 'grid', minHeight: '100vh', alignContent: 'center', justifyItems: 'center', padding: '2rem 1rem', boxSizing: 'border-box' });
const card = css({
  width: '100%',
  maxWidth: '38rem',
  boxSizing: 'border-box',
  padding: 'clamp(1.5rem, 5vw, 3rem)',
  background: paper,
  border: `1px solid ${line}`,
  borderRadius: 12,
  boxShadow: '0 1px 2px rgb(27 39 51 / 8%), 0 12px 32px rgb(27 39 51 / 8%)',
});
const picture = css({ width: 48, height: 48, color: accent, marginBlockEnd: '1rem' });
const title = css({ margin: '0 0 .75rem', fontSize: 'clamp(1.5rem, 1.2rem + 1.5vw, 2rem)', lineHeight: 1.25, overflowWrap: 'anywhere' });
const text = css({ margin: '0 0 1.5rem', color: muted });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', '@media (max-width: 480px)': { flexDirection: 'column' } });
const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  padding: '0 1.25rem',
  borderRadius: 6,
  border: `1px solid ${accent}`,
  fontWeight: 600,
  textDecoration: 'none',
  color: accent,
  background: paper,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `3px solid ${ink}`, outlineOffset: 2 },
});
const first = css({ color: paper, background: accent });
const reasons = css({
  marginBlockStart: '2rem',
  paddingBlockStart: '1rem',
  borderTop: `1px solid ${line}`,
  '& summary': { lineHeight: '44px', cursor: 'pointer', color: muted },
  '& summary:focus-visible': { outline: `3px solid ${ink}`, outlineOffset: 2 },
  '& ul': { margin: 0, paddingInlineStart: '1.25rem' },
  '& code': { overflowWrap: 'anywhere', fontSize: '.875rem' },
});

/** `address`: path and query of the page that was asked for, to try again; it leads to no other host. */
export interface UnavailableStoreProps {
  store: Unavailable;
  address: string;
}

/** A store that cannot be shown: two ways on for the buyer who met it, and what is wrong for its owner. */
export function UnavailableStore({ store, address }: UnavailableStoreProps) {
  return (
    <div css={page}>
      <Global styles={plainPage} />
      <title>{`Store not available - ${store.name}`}</title>
      <main css={card}>
        <svg css={picture} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          <path d="M3 9.5 4.5 4h15L21 9.5M4.5 11v9h15v-9M3 9.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M9.5 15.5h5" />
        </svg>
        <h1 css={title}>{`The store ${store.name} is not available`}</h1>
        <p css={text}>Nothing that you saved is lost, and the other stores are open. Try again in a few minutes. If the store is still not available then, contact the help desk.</p>
        <div css={actions}>
          <a css={[action, first]} href={address.replace(/^[/\\]+/, '/')}>Try again</a>
          {store.name !== defaultStore && <a css={action} href={`/home?store=${defaultStore}`}>{`Go to ${defaultStore}`}</a>}
          {store.name !== defaultStore && <a css={action} href={`/ws/information/comment_form?store=${defaultStore}&page=${encodeURIComponent(`/home?store=${store.name}`)}`}>Help desk</a>}
        </div>
        {store.diagnostics.length > 0 && (
          <details css={reasons}>
            <summary>For the owner of this store</summary>
            <ul>
              {store.diagnostics.map((diagnostic) => (
                <li key={diagnosticText(diagnostic)}>
                  <code>{diagnosticText(diagnostic)}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
      </main>
    </div>
  );
}
