import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { expectNoSidewaysScroll, expectNoViolation } from './axe.ts';
import type { Hand } from './hand.ts';

/** A way of a vendor that is wrong, of which a purchase order failed for good. */
export interface WrongWay {
  readonly poNumber: string;
  readonly vendor: string;
  readonly contract: string;
  /** What the vendor’s system said. */
  readonly said: string;
  readonly rightSecret: string;
}

/** An operator at the desk: after each action the focus is where a person expects it. */
export class OperatorAtDesk {
  readonly page: Page;
  readonly #hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.#hand = hand;
  }

  async signIn(account: Account): Promise<void> {
    const { page } = this;
    await page.goto('/desk');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await this.#check('the desk before the sign-in');
    await this.#hand.press(this.#link('Sign in'));
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.keyboard.insertText(account.login);
    await this.#hand.type(page.getByLabel('Password'), account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await page.keyboard.insertText(await account.nextCode());
    await page.keyboard.press('Enter');
    await expect(this.#heading('Overview')).toBeVisible();
    await this.#check('the overview of the desk');
    await this.#hand.passMenu(page);
  }

  /** From the overview to what failed for good, its cause, and back: it is sent again. */
  async mend({ poNumber, vendor, contract, said, rightSecret }: WrongWay): Promise<void> {
    const { page } = this;
    await this.#follow(this.#link(/^Could not be sent: /), 'Orders');
    await this.#check('the queue of purchase orders');
    await this.#follow(this.#link(poNumber), `Purchase order ${poNumber}`);
    await expect(page.getByRole('region', { name: 'Delivery to the vendor' })).toContainText(said);
    await this.#check('a purchase order that could not be sent');
    await this.#follow(this.#link(vendor), vendor);
    await this.#check('a vendor at the desk');
    await this.#follow(this.#link(`Change the way: Contract ${contract}`), `Change the way: Contract ${contract}`);
    await this.#hand.type(page.getByLabel('Word of the secret'), rightSecret);
    await page.keyboard.press('Enter');
    await expect(this.#heading(vendor)).toBeFocused();
    await this.#follow(this.#link(poNumber), `Purchase order ${poNumber}`);
    await this.#hand.press(page.getByRole('button', { name: 'Send again' }));
    await this.#told('It is sent to the vendor within seconds.');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('region', { name: 'Time line' })).toContainText('Sent to the vendor', { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Records on the page of a purchase order what the vendor has said. */
  async recordAccepted(reason: string): Promise<void> {
    const card = this.page.getByRole('region', { name: 'Record what you were told' });
    await this.#hand.choose(card.getByLabel('What is so now'), 'The vendor accepts it');
    await this.#hand.press(card.getByRole('button', { name: 'Record' }));
    await expect(card.getByLabel('Reason'), 'what is missing').toBeFocused();
    await this.#hand.type(card.getByLabel('Reason'), reason);
    await this.page.keyboard.press('Enter');
    await this.#told('It was recorded: The vendor accepts it.');
    await expect(this.page.getByRole('region', { name: 'Time line' })).toContainText('Accepted');
  }

  /** Gives a vendor a way for one contract by mail, and takes it away again. */
  async addAndRemoveWay(vendor: string, contract: string, address: string): Promise<void> {
    const { page } = this;
    await this.#room('Vendors');
    await this.#follow(this.#link(vendor), vendor);
    await this.#follow(this.#link('Add a way'), 'Add a way');
    await this.#check('the form of a way');
    await this.#hand.type(page.getByLabel('Contract'), contract);
    await this.#hand.choose(page.getByRole('combobox', { name: 'Way' }), 'mail');
    await this.#hand.type(page.getByLabel('Address for purchase orders'), address);
    await page.keyboard.press('Enter');
    await expect(this.#heading(vendor)).toBeFocused();
    const card = page.getByRole('region', { name: `Contract ${contract}` });
    await expect(card).toContainText(address);
    await this.#hand.press(card.locator('summary'));
    await this.#hand.type(card.getByLabel('Reason'), 'It was a trial.');
    await page.keyboard.press('Enter');
    await this.#told(`The way was removed: Contract ${contract}.`);
    await expect(card).toHaveCount(0);
  }

  async readMail(recipient: string, subject: RegExp): Promise<void> {
    await this.#room('Mail');
    await this.#hand.type(this.page.getByRole('searchbox', { name: 'Recipient or subject' }), recipient);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('searchbox', { name: 'Recipient or subject' })).toBeFocused();
    await this.#follow(this.#link(subject).first(), subject);
    await this.#check('a mail at the desk');
  }

  async announce(text: string): Promise<void> {
    await this.#room('Announcements');
    await this.#hand.type(this.page.getByLabel('Text'), text);
    await this.#hand.press(this.page.getByRole('button', { name: 'Announce', exact: true }));
    await this.#told('It was sent to all browsers that are connected');
  }

  async signOut(): Promise<void> {
    await this.#hand.press(this.page.getByRole('button', { name: 'Sign out' }));
    await this.#told('Sign in with your password and your code.');
  }

  #link(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  #heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  async #room(name: string): Promise<void> {
    const rooms = this.page.getByRole('navigation', { name: 'Rooms' });
    // On a narrow page the rooms are behind a button.
    const menu = rooms.getByRole('button', { name: 'Menu', expanded: false });
    if (await menu.isVisible()) await this.#hand.press(menu);
    await this.#follow(rooms.getByRole('link', { name, exact: true }), name);
  }

  async #follow(link: Locator, heading: string | RegExp): Promise<void> {
    await this.#hand.press(link);
    await expect(this.#heading(heading)).toBeFocused();
  }

  async #told(words: string): Promise<void> {
    await expect(this.page.locator('*:focus')).toContainText(words);
  }

  async #check(what: string): Promise<void> {
    await expectNoViolation(this.page, what);
    await expectNoSidewaysScroll(this.page, what);
  }
}
