import type { MouseEvent } from 'react';

/**
 * For the buttons of a form: pressing one leaves the focus where it is. Leaving a field checks it, and the message that comes
 * or goes would move the button away from under the pointer before the click.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
