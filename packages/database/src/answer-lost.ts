/** Whether an error says that the answer to a statement did not come in time. The connection that should have brought it is of no use any more. */
export function isAnswerLost(error: unknown): boolean {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 8; current = current.cause, depth += 1) {
    // The driver gives this error no code.
    if (current.message === 'Query read timeout') return true;
  }
  return false;
}
