import type { Locator, Page } from '@playwright/test';
import { chooseByKeys, pressByKeys, skipToContent, typeByKeys } from './keys.ts';

/** How a person uses a page. */
export interface Hand {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** @param words of the choice, from its beginning */
  choose(list: Locator, words: string): Promise<void>;
  /** Goes past what is the same on each page, where that takes something. */
  passMenu(page: Page): Promise<void>;
}

/** By the keyboard alone. */
export const onKeys: Hand = { press: pressByKeys, type: typeByKeys, choose: chooseByKeys, passMenu: (page) => skipToContent(page, page.getByRole('main')) };

/** By finger, as on a phone. */
export const byFinger: Hand = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  async choose(list, words) {
    await list.selectOption({ label: words });
  },
  passMenu: () => Promise.resolve(),
};
