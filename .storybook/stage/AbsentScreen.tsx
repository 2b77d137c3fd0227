import { css } from '@emotion/react';

const note = css({ padding: 24, fontFamily: 'sans-serif' });

/** In place of a screen that the store of the toolbar does not have. */
export function AbsentScreen({ store, path, responseName, stores }: { store: string; path: string; responseName: string; stores: readonly string[] }) {
  return (
    <main css={note}>
      <h1>{store} does not show this screen</h1>
      <p>{path} {responseName} belongs to {stores.join(', ')}. Choose one of them, or “The story’s own”, in the toolbar.</p>
    </main>
  );
}
