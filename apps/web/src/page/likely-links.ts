import type { Clock } from '@quartermaster/core';

/** Milliseconds that a pointer or the focus rests on a link until a press is likely: what only passes over it asks for nothing. */
const rest = 65;

/**
 * Calls `expect` with the address of a link of this origin that is likely to be pressed next: a pointer or the focus rests on it, or a press has
 * begun. An address is path, query and fragment.
 */
export function onLikelyLink(page: Document, expect: (url: string) => void, clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>): void {
  let over: Element | null = null;
  let resting: ReturnType<Clock['setTimeout']> | undefined;
  const at = (target: EventTarget | null, wait: number): void => {
    const link = linkAt(target);
    if (link === over && wait > 0) return;
    over = link;
    if (resting !== undefined) clock.clearTimeout(resting);
    if (link === null) return;
    const likely = () => expect(`${link.pathname}${link.search}${link.hash}`);
    if (wait > 0) resting = clock.setTimeout(likely, wait);
    else likely();
  };
  // Not `pointerover`, which comes too where a new page is put under a pointer at rest.
  page.addEventListener('pointermove', ({ target, pointerType }) => pointerType !== 'touch' && at(target, rest), { passive: true });
  page.addEventListener('focusin', ({ target }) => at(target, rest));
  page.addEventListener('pointerdown', ({ target, button }) => button === 0 && at(target, 0), { passive: true });
}

/** The link of an event, where a press on it is followed in this page. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isFollowedHere = link !== null && link.origin === link.ownerDocument.defaultView?.origin && !link.hasAttribute('download') && ['', '_self'].includes(link.target);
  return isFollowedHere ? link : null;
}
