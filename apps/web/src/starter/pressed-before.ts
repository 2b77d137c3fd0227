/**
 * Marks which button is pressed before the page comes alive (`data-pressed`), when no listener hears it. Links and the buttons that send a form to an
 * address work without the page; all others would have to be pressed again. Enter in a field counts as a press of the form's button. Ends with
 * `takePress`, in another script: this one is the first of a page, and shares no file with those that come after its paint.
 */
export function notePress(container: HTMLElement): void {
  const note = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || !(button.type === 'button' || waits(button))) return;
    for (const before of container.querySelectorAll('[data-pressed]')) before.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  };
  container.addEventListener('click', note);
  container.addEventListener('taken-over', () => container.removeEventListener('click', note), { once: true });
}

/** The button of a form that browsers send nowhere: only the page knows what to do with it. */
const waits = ({ type, form }: HTMLButtonElement): boolean => type === 'submit' && form?.getAttribute('method') === 'dialog';
