/** The state of the list and its active line (-1: none, the text itself). */
export interface ListState {
  isOpen: boolean;
  active: number;
}

/** The effect of a key: a new state, perhaps a pick or an emptied field. Undefined leaves the key to the browser. */
export interface KeyEffect {
  state: ListState;
  picks?: number;
  empties?: true;
}

/**
 * The keyboard of an editable combobox with a list (WAI-ARIA Authoring Practices).
 * Up and Down walk through the lines and the text itself; Enter picks the active line and otherwise belongs to the form.
 */
export function keyEffect(key: string, state: ListState, count: number, hasText: boolean): KeyEffect | undefined {
  const { isOpen, active } = state;
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return undefined;
      return { state: { isOpen: true, active: nextLine(state, count) } };
    case 'ArrowUp':
      if (count === 0) return undefined;
      return { state: { isOpen: true, active: !isOpen || active === -1 ? count - 1 : active - 1 } };
    case 'Enter':
      return isOpen && active >= 0 && active < count ? { state: { isOpen: false, active: -1 }, picks: active } : undefined;
    case 'Escape':
      if (isOpen) return { state: { isOpen: false, active: -1 } };
      return hasText ? { state, empties: true } : undefined;
    default:
      return undefined;
  }
}

function nextLine({ isOpen, active }: ListState, count: number): number {
  if (!isOpen) return 0;
  return active === count - 1 ? -1 : active + 1;
}
