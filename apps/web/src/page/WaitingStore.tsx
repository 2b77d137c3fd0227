import { css, Global, keyframes } from '@emotion/react';
import { ground, line, paper, plainPage } from './plain-look.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });
const bar = css({ height: 72, background: paper, borderBottom: `1px solid ${line}` });
const column = css({ maxWidth: '72rem', margin: '0 auto', padding: '2rem 1rem' });
const block = css({
  borderRadius: 6,
  background: line,
  opacity: 0.7,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
const heading = css({ height: 36, width: 'min(20rem, 70%)', marginBlockEnd: '1.5rem' });
const cards = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: '1rem', background: ground });
const card = css({ height: 160 });
const unseen = css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });

/** A store is on its way: the outline of a page that could be that of any store. */
export function WaitingStore({ name }: { name: string }) {
  return (
    <>
      <Global styles={plainPage} />
      <div css={bar} />
      <main css={column} aria-busy="true">
        <div css={unseen} role="status"><h1>{`Loading ${name}`}</h1></div>
        <div css={[block, heading]} />
        <div css={cards}>{[1, 2, 3, 4, 5, 6, 7, 8].map((place) => <div key={place} css={[block, card]} />)}</div>
      </main>
    </>
  );
}
