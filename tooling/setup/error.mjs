/** Something that the person at the terminal must do. The message is one sentence that says what. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}
