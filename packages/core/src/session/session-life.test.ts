import { expect, it } from 'vitest';
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
