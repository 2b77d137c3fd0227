import { takePress } from './taken-press.ts';
import { noteInput } from './typed-before.ts';

/**
 * Notes what a visitor did before the page came alive: typed and chose, and pressed last. The function that comes back does it again, as if it happened
 * now; it is called after hydration, at most once.
 */
export function noteEarlierUse(container: HTMLElement): () => void {
  const replayInput = noteInput(container);
  const replayPress = takePress(container);
  return () => {
    const putCursorBack = noteCursor(container);
    replayInput();
    // React is at the effects of hydration, and shows what was typed at their end: the press is for that, a quantity for example.
    queueMicrotask(() => {
      putCursorBack();
      replayPress();
    });
  };
}

/** Where the text cursor is: a field whose text is entered anew has it at the end. */
function noteCursor({ ownerDocument }: HTMLElement): () => void {
  const field = ownerDocument.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Null: a field without one, such as that of an email address.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}
