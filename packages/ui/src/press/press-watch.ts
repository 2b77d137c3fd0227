/**
 * Knows whether a pointer is being pressed in a document, and keeps effects until it is released.
 *
 * An effect that is kept runs before the click is handled, so that the click meets what leaving a field brought about; the
 * click itself has its target by then. Without a click it runs right after the release.
 */
export class PressWatch {
  readonly #document: Document;
  #users = 0;
  #isPressed = false;
  #kept: (() => void)[] = [];

  constructor(document: Document) {
    this.#document = document;
  }

  /** Begins to watch; the returned function ends it. */
  use(): () => void {
    this.#users += 1;
    if (this.#users === 1) this.#listen('addEventListener');
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      this.#listen('removeEventListener');
      this.#isPressed = false;
      this.#kept = [];
    };
  }

  /** Runs the effect now, or when the press that has begun is over. */
  run(effect: () => void): void {
    if (this.#isPressed) this.#kept.push(effect);
    else effect();
  }

  #listen(change: 'addEventListener' | 'removeEventListener'): void {
    const document = this.#document;
    // A finger’s press has its pointer events first and those of a mouse after it was lifted: it is a press in both.
    for (const type of ['pointerdown', 'mousedown'] as const) document[change](type, this.#begin, true);
    for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const) document[change](type, this.#endSoon, true);
    // The list of a select swallows the release: a click, a key or a pointer that moves without a button tells of it.
    for (const type of ['click', 'keydown'] as const) document[change](type, this.#end, true);
    document[change]('pointermove', this.#endUnlessHeld as EventListener, true);
  }

  readonly #begin = (): void => {
    this.#isPressed = true;
  };

  readonly #end = (): void => {
    this.#isPressed = false;
    for (const effect of this.#kept.splice(0)) effect();
  };

  /** The click follows its release in the same task. */
  readonly #endSoon = (): void => void setTimeout(this.#end);

  readonly #endUnlessHeld = ({ buttons }: PointerEvent): void => {
    if (buttons === 0 && this.#isPressed) this.#end();
  };
}

const watches = new WeakMap<Document, PressWatch>();

/** The one watch of a document. */
export function pressWatchOf(document: Document): PressWatch {
  const watch = watches.get(document) ?? new PressWatch(document);
  watches.set(document, watch);
  return watch;
}
