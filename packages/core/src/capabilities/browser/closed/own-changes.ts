import { replaceGetter } from './take-away.ts';

type BrowserWindow = Window & typeof globalThis;

/**
 * Shows a store the changes of its own keys alone. A change that another tab makes in the storage of the origin comes as an event in this one,
 * with the storage itself and both values: the access token each time that it is renewed. Of other keys a store sees only that something
 * changed.
 */
export function ownChanges({ StorageEvent }: BrowserWindow, prefix: string): void {
  const read = (name: 'key' | 'oldValue' | 'newValue'): ((this: unknown) => string | null) | null => {
    const get = Object.getOwnPropertyDescriptor(StorageEvent.prototype, name)?.get;
    return get === undefined ? null : function value(this: unknown): string | null {
      return Reflect.apply(get, this, []) as string | null;
    };
  };
  const key = read('key');
  for (const name of ['key', 'oldValue', 'newValue'] as const) {
    const value = read(name);
    replaceGetter(StorageEvent.prototype, name, function ownValue(this: unknown) {
      const changed = key?.call(this) ?? null;
      if (changed === null || !changed.startsWith(prefix)) return null;
      return name === 'key' ? changed.slice(prefix.length) : (value?.call(this) ?? null);
    });
  }
  replaceGetter(StorageEvent.prototype, 'storageArea', () => null);
}
