import { expect, it } from 'vitest';
import { storedKeys } from '../capabilities/index.ts';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { onlyTab } from '../capabilities/tab-port.ts';
import { SessionLife } from './session-life.ts';

it('another tab that looks between any two changes of the store sees no end without its reason', () => {
  const clock = new ManualClock();
  const storage = memoryStorage();
  const other = new SessionLife(clock, storage, onlyTab);
  const seen: unknown[] = [];
  const look = () => {
    const { isWatched, end, lastActivity, timeout } = other.facts();
    seen.push(isWatched ? [lastActivity, timeout] : end);
  };
  const changing = {
    ...storage,
    set: (key: string, value: string) => {
      storage.set(key, value);
      look();
    },
    remove: (key: string) => {
      storage.remove(key);
      look();
    },
  };
  const life = new SessionLife(clock, changing, onlyTab);
  life.listen(() => {});
  const now = clock.now();
  life.said({ loggedIn: true, sessionTimeout: 60 });
  expect(seen.splice(0)).toEqual([null, null, null, [now, 60]]);
  life.end('expired');
  expect(seen).toEqual([[now, 60], 'expired', 'expired', 'expired']);
});

/** A tab with a buyer's session of an hour, in a browser whose other tabs write to the same storage. */
function watchedTab() {
  const [clock, storage] = [new ManualClock(), memoryStorage()];
  const life = new SessionLife(clock, storage, onlyTab);
  life.listen(() => {});
  life.said({ loggedIn: true, sessionTimeout: 3600 });
  return { clock, storage, life, other: new SessionLife(clock, storage, onlyTab) };
}

it('a call that was sent before the latest one, and answered after it, does not shorten the session', () => {
  const { clock, life, other } = watchedTab();
  clock.advance(10_000);
  const sentEarlier = clock.now();
  clock.advance(20_000);
  const sentLater = clock.now();
  other.active(sentLater);
  life.active(sentEarlier);
  expect(life.facts().lastActivity).toBe(sentLater);
});

it('a latest call of the future, as of a clock that was set back, counts from now on and not forever', () => {
  const { clock, storage, life } = watchedTab();
  const now = clock.now();
  storage.set(storedKeys.lastActivity, String(now + 86_400_000));
  expect(life.facts().lastActivity).toBe(now);
  clock.advance(60_000);
  expect(life.facts().lastActivity).toBe(now);
});
