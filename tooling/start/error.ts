/** Why the marketplace cannot start. The message is one sentence that also says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A part of the marketplace ended without having been asked to. The message has the end of its log. */
export class ServiceEnded extends StartError {
  /** The same without the log. */
  readonly inOneLine: string;

  constructor(inOneLine: string, lastLines: string) {
    super(`${inOneLine} Its last lines:\n${lastLines}`);
    this.inOneLine = inOneLine;
  }
}
