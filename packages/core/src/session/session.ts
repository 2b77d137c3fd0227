import { defaultStore, storeIdOf, usd, type SessionAttributes } from '@quartermaster/contracts';
import { inject, injectable, LocalStorageToken, storedKeys, type KeyValueStorage } from '../capabilities/index.ts';
import { Signal } from '../signals/index.ts';

/** A visitor of whom nothing is known yet. */
const unknownVisitor: SessionAttributes = Object.freeze({
  storeID: storeIdOf(defaultStore),
  storeName: defaultStore,
  ipAddress: '',
  loggedIn: false,
  appServerID: '',
  firstName: null,
  lastName: null,
  agencyCode: null,
  sessionTimeout: null,
  unreadMessages: 0,
  cartSummary: Object.freeze({ lineCount: 0, subtotal: usd(0) }),
});

/** The session of this browser, as the latest answer of the server gave it. */
@injectable()
export class Session {
  readonly attributes = new Signal<SessionAttributes>(unknownVisitor);
  readonly #storage: KeyValueStorage;

  constructor(@inject(LocalStorageToken) storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /**
   * Takes over what an attributes block says; other attributes in it are none of its business.
   *
   * @param isOutdated the cart was changed since it was asked for: what it says of the cart is left
   */
  save(attributes: Partial<SessionAttributes> | undefined, isOutdated = false): void {
    if (attributes === undefined || attributes === null) return;
    const present = this.attributes.get();
    const changed = sessionFields.filter((name) => {
      const value = attributes[name];
      return value !== undefined && !(isOutdated && name === 'cartSummary') && JSON.stringify(value) !== JSON.stringify(present[name]);
    });
    if (changed.length === 0) return;
    const next = { ...present, ...Object.fromEntries(changed.map((name) => [name, attributes[name]])) };
    this.attributes.set(next);
    this.#storage.set(storedKeys.userInfo, userInfo(next));
  }

  /** After sign-out: a visitor of the same store. */
  forget(): void {
    const { storeID, storeName } = this.attributes.get();
    this.attributes.set({ ...unknownVisitor, storeID, storeName });
    this.forgetStored();
  }

  /** For a page that is about to go: nothing stays in the browser, and what is shown does not change any more. */
  forgetStored(): void {
    this.#storage.remove(storedKeys.userInfo);
  }
}

/** Attributes without what they say of who asked. */
export const withoutSession = (attributes: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => !sessionFields.includes(name as keyof SessionAttributes)));

const sessionFields = Object.keys(unknownVisitor) as (keyof SessionAttributes)[];

/** The fields and names of the specification's locally stored user info (section 3). */
function userInfo(session: SessionAttributes): string {
  const { storeID, storeName, ipAddress, loggedIn, appServerID, firstName, lastName, agencyCode } = session;
  return JSON.stringify({ storeID, storeName, ipAddress, isUserLoggedIn: loggedIn, appServerID, firstName, lastName, agencyCode });
}
