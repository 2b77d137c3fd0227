/**
 * Notes which button is pressed before the page comes alive, when no listener hears it. Links and the buttons that send a form to an
 * address work without the page; all others would have to be pressed again. Enter in a field counts as a press of the form's button.
 *
 * @returns ends the noting, when React begins to listen; what comes back from that presses the button as if it happened now,
 * and is called after hydration. A button that was pressed twice, because nothing happened, is pressed once.
 */
export function notePress(container: HTMLElement): () => () => void {
  let pressed: HTMLButtonElement | null = null;
  const note = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null && (button.type === 'button' || waits(button))) pressed = button;
  };
  container.addEventListener('click', note);
  return () => {
    container.removeEventListener('click', note);
    return () => {
      if (pressed?.isConnected === true) pressed.click();
    };
  };
}

/** The button of a form that browsers send nowhere: only the page knows what to do with it. */
const waits = ({ type, form }: HTMLButtonElement): boolean => type === 'submit' && form?.getAttribute('method') === 'dialog';
