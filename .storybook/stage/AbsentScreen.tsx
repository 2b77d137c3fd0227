import { css } from '@emotion/react';

const note = css({ padding: 24, fontFamily: 'sans-serif' });

/** In place of what the store of the toolbar does not have. */
export function AbsentScreen({ store, stores }: { store: string; stores: readonly string[] }) {
  return (
    <main css={note}>
      <h1>{store} does not show this</h1>
      <p>It belongs to {stores.join(', ')}. Choose one of them, or “The story’s own”, in the toolbar.</p>
    </main>
  );
}
