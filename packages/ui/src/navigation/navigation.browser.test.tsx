import { css } from '@emotion/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Dropdown } from './Dropdown.tsx';
import { Link } from './Link.tsx';
import { LinkProvider, type AnchorProps } from './LinkProvider.tsx';
import { Pagination } from './Pagination.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanUp);

function RoutedAnchor({ href, children, ...rest }: AnchorProps) {
  return <a href={`/base${href}`} data-routed {...rest}>{children}</a>;
}

test('links render through the provided component; one for a new tab says so', async () => {
  await page.viewport(1280, 800);
  render(
    <LinkProvider component={RoutedAnchor}>
      <Link href="/here">Here</Link>
      <Link href="/there" opensNewTab>There</Link>
      <Pagination page={1} pageCount={2} hrefFor={(number) => `/list?page=${number}`} />
    </LinkProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'Here' })).toHaveAttribute('href', '/base/here');
  await expect.element(page.getByRole('link', { name: 'There (opens in a new tab)' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/base/list?page=2');
  await expect.element(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
});

test('the name of the page is beside the way to it on a phone, in a box that is as wide as its content, too', async () => {
  await page.viewport(390, 844);
  render(<div css={css({ width: 'fit-content' })}><Breadcrumbs crumbs={[{ label: 'Home', href: '/home' }, { label: 'My Orders' }]} /></div>);
  const top = (text: string): number | undefined => page.getByText(text, { exact: true }).element().closest('li')?.getBoundingClientRect().top;
  await expect.element(page.getByText('My Orders')).toBeVisible();
  expect(top('My Orders')).toBe(top('Home'));
});

test('a long name of the page is cut on a phone where the line ends', async () => {
  await page.viewport(390, 844);
  const name = 'A printer of a name that no line of a phone has room for, with everything that belongs to it';
  render(<Breadcrumbs crumbs={[{ label: 'Home', href: '/home' }, { label: 'Printers', href: '/printers' }, { label: name }]} />);
  const own = page.getByText(name);
  await expect.element(own).toBeVisible();
  expect(own.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  expect(own.element().closest('li')?.getBoundingClientRect().top).toBe(page.getByText('Printers').element().closest('li')?.getBoundingClientRect().top);
});

test('tabs follow the arrow keys, Home and End', async () => {
  render(<Tabs label="About" tabs={['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: `${label} panel` }))} />);
  await userEvent.click(page.getByRole('tab', { name: 'One' }));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Three' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Three panel');
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Two panel');
});

test('a dropdown closes by Escape with focus back, by leaving, by a press outside and by its links', async () => {
  const prevented = (event: Event) => event.preventDefault();
  document.addEventListener('click', prevented);
  render(<><Dropdown label="Account"><Link href="/orders">Orders</Link></Dropdown><button type="button">After</button></>);
  const trigger = page.getByRole('button', { name: 'Account' });
  const link = page.getByRole('link', { name: 'Orders' });
  await userEvent.click(trigger);
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await expect.element(link).not.toBeInTheDocument();
  await userEvent.click(trigger);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  await userEvent.click(link);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  document.removeEventListener('click', prevented);
});
