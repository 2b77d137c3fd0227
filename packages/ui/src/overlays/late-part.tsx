import { css } from '@emotion/react';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { useAfterPress } from '../press/index.ts';
import { layer, panel } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

/** Milliseconds until a part that could not be loaded is asked for again. */
const pause = 3_000;

const notice = css(panel, {
  position: 'fixed',
  inset: `auto ${token('space.md')} ${token('space.md')}`,
  zIndex: layer.alerts,
  padding: token('space.md'),
});

/** A component whose code is loaded when it is first shown, or ahead of that. */
export type LatePart<Props> = ComponentType<Props> & {
  /** Loads the code ahead. */
  readonly prepare: () => void;
};

/**
 * A part of a page that most visits do not need: nothing is shown of it until its code has come. Code that cannot be loaded, as on a network that fails for
 * a moment, is asked for again every few seconds while the part is to be shown, and a sentence says so; the page around it stays as it is. `lazy` of
 * React would take the page down, and never ask again. What is pressed meanwhile stays in its place: the part comes after the click.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>, { retryAfter = pause } = {}): LatePart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<unknown> | null = null;
  const loaded = (): Promise<unknown> =>
    (loading ??= load().then(
      (Part) => (Loaded = Part),
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    ));

  function Late(props: Props) {
    const [state, setState] = useState<'loading' | 'failed' | 'loaded'>(Loaded === null ? 'loading' : 'loaded');
    const afterPress = useAfterPress();
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const show = (): void => { if (!isGone) setState('loaded'); };
      const ask = (): void => {
        loaded().then(
          () => afterPress(() => void setTimeout(show)),
          () => {
            if (isGone) return;
            setState('failed');
            timer = setTimeout(ask, retryAfter);
          },
        );
      };
      ask();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [afterPress]);
    if (Loaded !== null && state === 'loaded') return createElement(Loaded, props);
    return state === 'failed' ? <div css={notice} role="alert">This could not be loaded, and is asked for again. Check your connection, or reload the page.</div> : null;
  }
  return Object.assign(Late, { prepare: () => void loaded().catch(() => {}) });
}
