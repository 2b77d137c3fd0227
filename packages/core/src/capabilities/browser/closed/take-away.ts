/**
 * Defines a member that cannot be defined again. Firefox lets the window have no such member; there it can be defined again, but not
 * written.
 */
export function defineForGood(object: object, name: PropertyKey, descriptor: PropertyDescriptor): void {
  if (!Reflect.defineProperty(object, name, { ...descriptor, configurable: false })) Reflect.defineProperty(object, name, { ...descriptor, configurable: true });
}

/** Puts something else in the place of a member. A member that the browser does not have stays away. */
export function takeAway(object: object, name: string, instead?: unknown): void {
  if (name in object) defineForGood(object, name, { value: instead, writable: false, enumerable: true });
}

/** The same for a property that is read anew each time. A value that is written there is lost, as in a browser that keeps nothing. */
export function replaceGetter(object: object, name: string, get: (this: unknown) => unknown): void {
  defineForGood(object, name, { get, set: () => {}, enumerable: true });
}
