import { css, Global } from '@emotion/react';
import { diagnosticText } from '@quartermaster/core/host';
import type { UnavailableStore as Unavailable } from '@quartermaster/core';

// There is no store, hence no theme: this page brings the few rules that it needs.
const page = css({
  body: { margin: 0, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5, color: '#1b2733', background: '#f7f8fa' },
  main: { maxWidth: '44rem', margin: '0 auto', padding: '3rem 1rem' },
  code: { overflowWrap: 'anywhere' },
});

/** A store that cannot be shown: what is missing, for its owner and for the buyer who met it. */
export function UnavailableStore({ store }: { store: Unavailable }) {
  return (
    <main>
      <Global styles={page} />
      <title>{`Store not available - ${store.name}`}</title>
      <h1>The store {store.name} is not available</h1>
      <p>Nothing that you saved is lost. Try again later, or contact the help desk.</p>
      <h2>For the owner of this store</h2>
      <ul>
        {store.diagnostics.map((diagnostic) => (
          <li key={diagnosticText(diagnostic)}>
            <code>{diagnosticText(diagnostic)}</code>
          </li>
        ))}
      </ul>
    </main>
  );
}
