import { useEffect, useRef } from 'react';
import { isTypingOutside } from '../shell/index.ts';

/** Where a person goes on in a step: at what is wrong, at what is chosen, else at the first thing to fill in, else at the first thing to press. */
const starts = ['[aria-invalid="true"]:not(:disabled)', 'input[type="radio"]:checked:not(:disabled)', 'input:not(:disabled), select:not(:disabled)', 'button:not(:disabled)'];

function startOf(box: HTMLElement): HTMLElement {
  const found = starts.map((selector) => box.querySelector<HTMLElement>(selector)).find((element) => element !== null);
  return found ?? box;
}

/**
 * Focus follows the steps of a box that is changed in place: into each step that opens, and back to the box when it closes. It stays where a person types
 * elsewhere by then.
 *
 * @param id of the box, which can take focus itself
 * @param step name of the open step; null while the box is closed
 */
export function useStepFocus(id: string, step: string | null): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const box = document.getElementById(id);
    if (box === null || isTypingOutside(box)) return;
    const target = step === null ? box : startOf(box);
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  }, [id, step]);
}
