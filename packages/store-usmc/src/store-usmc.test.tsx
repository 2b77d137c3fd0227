import { confirmDialogPoint, helpLoadingPoint, loginPresentationPoint, NativeConfirm, registrationFlowPoint, startPagePoint, themePoint } from '@quartermaster/core';
import { closePages, renderScreen, renderStore } from '@quartermaster/core-testing';
import { DirectRegistration } from '@quartermaster/screens-ggs';
import { afterEach, expect, it } from 'vitest';
import usmc from './index.ts';

afterEach(closePages);

it('USMC has the older theme and the behavior of the Global Supply stores [spec 4.4, 6.6, 9.13]', async () => {
  const runtime = (await renderStore(usmc)).storefront.store.get();
  expect(runtime?.required(themePoint).id).toBe('adv12');
  expect(runtime?.required(confirmDialogPoint)).toBeInstanceOf(NativeConfirm);
  expect(runtime?.required(helpLoadingPoint)).toEqual({ load: false, instead: '/ggs/information/help' });
  expect(runtime?.required(registrationFlowPoint)).toBe(DirectRegistration);
  expect(runtime?.required(loginPresentationPoint)).toEqual({ overPage: false });
  expect(runtime?.required(startPagePoint)).toEqual({ path: '/usmc/start_page' });
});

it('USMC begins at its own start page, with its logo, its welcome and its footer [spec 2.119]', async () => {
  const page = await renderStore(usmc, { address: '/home' });
  const { pathname, search } = page.history.current();
  expect(pathname + search).toBe('/ws/usmc/start_page?store=USMC');
  expect(page.text()).toContain('Welcome to USMC');
  expect(page.text()).toContain('Supply for Marine Corps units');
  expect(page.text()).toContain('It is not a website of the Marine Corps');
  expect(page.html()).toContain('aria-label="USMC Unit Supply"');
});

it('the tutorial is the one with its number [spec 2.119]', async () => {
  expect((await renderScreen(usmc, '/information/tutorial', '9')).text()).toContain('How to order in USMC');
});
