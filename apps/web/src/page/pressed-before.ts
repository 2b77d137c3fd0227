/**
 * Notes which button is pressed before the page comes alive, when no listener hears it. Links and the buttons that send a form work
 * without the page; all others would have to be pressed again.
 *
 * @returns ends the noting, when React begins to listen; what comes back from that presses the button as if it happened now,
 * and is called after hydration. A button that was pressed twice, because nothing happened, is pressed once.
 */
export function notePress(container: HTMLElement): () => () => void {
  let pressed: HTMLButtonElement | null = null;
  const note = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') pressed = button;
  };
  container.addEventListener('click', note);
  return () => {
    container.removeEventListener('click', note);
    return () => {
      if (pressed?.isConnected === true) pressed.click();
    };
  };
}
