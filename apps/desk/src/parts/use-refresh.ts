import { useEffect, useState } from 'react';

export interface RefreshTimes {
  /** Milliseconds between two questions. */
  readonly every: number;
  /** Milliseconds after which a page that no one touches asks no more: the session can end as in every other room. */
  readonly untouchedFor: number;
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Asks again and again while the page is looked at. Gives whether it has stopped because no one touches it; the next touch goes on with it. */
export function useRefresh(askAgain: () => void, { every, untouchedFor }: RefreshTimes): boolean {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    let touchedAt = performance.now();
    let askedAt = performance.now();
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      askedAt = performance.now();
      askAgain();
    };
    const tick = (): void => {
      const isUntouched = performance.now() - touchedAt >= untouchedFor;
      setPaused(isUntouched);
      if (!isUntouched) ask();
    };
    const comeBack = (): void => {
      touchedAt = performance.now();
      setPaused(false);
      if (touchedAt - askedAt >= every) ask();
    };
    const timer = setInterval(tick, every);
    for (const touch of touches) document.addEventListener(touch, comeBack, { passive: true });
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      for (const touch of touches) document.removeEventListener(touch, comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [askAgain, every, untouchedFor]);
  return isPaused;
}
