/** An error of a command of the desk; its message says what to write instead. */
export class DeskCommandError extends Error {
  override readonly name = 'DeskCommandError';
}
