import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { sessionOf } from '../testing/world.ts';
import { Session } from './session.ts';

it('keeps the user info under the names of the specification [spec 3.3, 3.4]', () => {
  const storage = memoryStorage();
  new Session(storage).save(sessionOf({ loggedIn: true, firstName: 'Demo', lastName: 'Buyer', agencyCode: '47' }));
  expect(JSON.parse(storage.get('userinfo') ?? '{}')).toEqual({
    storeID: 0, storeName: 'ADVANTAGE', ipAddress: '192.0.2.1', isUserLoggedIn: true,
    appServerID: 'server-1', firstName: 'Demo', lastName: 'Buyer', agencyCode: '47',
  });
});

it('takes over what an answer says and leaves what it does not say [spec 4.5]', () => {
  const session = new Session(memoryStorage());
  session.save(sessionOf({ firstName: 'Demo' }));
  session.save({ loggedIn: true });
  expect(session.attributes.get()).toMatchObject({ firstName: 'Demo', loggedIn: true });
});

it('does not tell its listeners when nothing changed', () => {
  const session = new Session(memoryStorage());
  session.save(sessionOf());
  const listener = vi.fn();
  session.attributes.subscribe(listener);
  session.save(sessionOf());
  expect(listener).not.toHaveBeenCalled();
});
