/**
 * Ends what `notePress` began, when React begins to listen.
 *
 * @returns presses the button that was pressed last as if it happened now; called after hydration. A button that was pressed twice, because nothing
 * happened, is pressed once.
 */
export function takePress(container: HTMLElement): () => void {
  container.dispatchEvent(new Event('taken-over'));
  const pressed = container.querySelector<HTMLButtonElement>('button[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  return () => {
    if (pressed?.isConnected === true) pressed.click();
  };
}
