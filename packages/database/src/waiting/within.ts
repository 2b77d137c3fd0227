/** A wait that was given up. What was waited for may still come, and then it is not used. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
  readonly code = 'OVERDUE';

  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`);
  }
}

/** What `work` gives, if it comes in time. @throws Overdue after so many milliseconds */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Overdue(milliseconds)), milliseconds);
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
