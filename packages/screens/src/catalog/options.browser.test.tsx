import type { AttributesOf, SearchSuccess } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

type Configuration = AttributesOf<'/catalog/configuration', 'Success'>;
const configured = (name: string): Configuration => example('/catalog/configuration', 'Success', name) as Configuration;
const asChosen: Handler = ({ query }) => {
  const choice = query.getAll('choice').filter((one) => !one.endsWith('='));
  const name = choice.length === 0 ? 'Nothing is chosen yet' : choice.includes('Color=Brown') ? 'Not offered like that' : 'One is chosen';
  return { responseName: 'Success', attributes: { ...configured(name) } };
};
const text = () => document.body.textContent;

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('a product with options', () => {
  it('shows what fits as one chooses, with focus where it was, and the address says the choice', async () => {
    const { server } = await showPage('/ws/catalog/configuration?configuration=CHAIR', { '/catalog/configuration': asChosen });
    await expect.poll(text).toContain('3 variants.');
    const color = page.getByRole('combobox', { name: 'Color' });
    await expect.element(color).toHaveDisplayValue('Any');
    (color.element() as HTMLElement).focus();
    await userEvent.selectOptions(color, 'Black');
    await expect.poll(() => server.to('/catalog/configuration').at(-1)?.query.getAll('choice')).toEqual(['Color=Black']);
    await expect.element(page.getByRole('region', { name: 'Your choice' })).toBeVisible();
    expect(page.getByRole('region', { name: 'Your choice' }).element().textContent).toContain('CHE-BLA-LEA');
    await expect.element(page.getByRole('combobox', { name: 'Upholstery' })).toHaveDisplayValue('Leather');
    await expect.element(color).toHaveFocus();
  });

  it.each([640, 768])('has room for the name of what is chosen at %d pixels, and ranges of prices in one piece', async (width) => {
    await page.viewport(width, 800);
    await showPage('/ws/catalog/configuration?configuration=CHAIR&choice=Color%3DBlack', { '/catalog/configuration': asChosen });
    const chosen = page.getByRole('region', { name: 'Your choice' });
    await expect.element(chosen).toBeVisible();
    expect(chosen.getByRole('heading', { level: 2 }).element().getBoundingClientRect().width).toBeGreaterThan(150);
    const ranges = [...document.querySelectorAll('main tbody td *')].filter((each) => each.childElementCount === 0 && each.textContent.startsWith('$'));
    expect(ranges.length).toBeGreaterThan(0);
    for (const range of ranges) expect(range.getClientRects()).toHaveLength(1);
  });

  it('says of a combination that it is not offered, in words, and what one other choice makes of it', async () => {
    const { server } = await showPage('/ws/catalog/configuration?configuration=CHAIR&choice=Color%3DBlack', { '/catalog/configuration': asChosen });
    await expect.element(page.getByRole('option', { name: 'Brown (not offered with Leather)' })).toBeInTheDocument();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Color' }), 'Brown (not offered with Leather)');
    await expect.poll(text).toContain('Not offered: Color Brown with Upholstery Leather');
    expect(server.to('/catalog/configuration').at(-1)?.query.getAll('choice')).toEqual(['Color=Brown', 'Upholstery=Leather']);
    await expect.element(page.getByRole('link', { name: 'Upholstery: Fabric' })).toHaveAttribute('href', expect.stringContaining('productId=CHAIR-BROWN-FABRIC'));
    await expect.element(page.getByRole('region', { name: 'Your choice' })).not.toBeInTheDocument();
    await expect.poll(text).toContain('None of 3 variants has all of this.');
    await userEvent.click(page.getByRole('link', { name: 'Start over' }));
    await expect.poll(() => server.to('/catalog/configuration').at(-1)?.query.getAll('choice')).toEqual([]);
  });

  it('names a choice of the address that does not exist', async () => {
    await showPage('/ws/catalog/configuration?configuration=CHAIR&choice=Color%3DPurple', { '/catalog/configuration': () => ({ responseName: 'Success', attributes: { ...configured('A choice that does not exist') } }) });
    await expect.poll(text).toContain('Not a choice of this product: Color Purple');
  });

  it('is a form with names and values for those without scripts', async () => {
    await showPage('/ws/catalog/configuration?configuration=CHAIR&choice=Color%3DBlack', { '/catalog/configuration': asChosen });
    const form = (await page.getByRole('form', { name: 'Options' }).findElement()) as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/ws/catalog/configuration']);
    expect([...new FormData(form)]).toEqual([['configuration', 'CHAIR'], ['choice', 'Color=Black'], ['choice', 'Upholstery=Leather']]);
  });
});

describe('the page of a product', () => {
  const detail: Handler = () => ({ responseName: 'ProductDetail', attributes: { ...example('/catalog/product_detail', 'ProductDetail', 'With options') } });
  const answers = { '/catalog/product_detail': detail, '/catalog/alternatives': (() => ({ responseName: 'Success', attributes: { ...example('/catalog/alternatives', 'Success', 'Nothing else') } })) as Handler };

  it('has a link for each value, says which is chosen, and which is not offered with the rest', async () => {
    await showPage('/ws/catalog/product_detail?productId=CHAIR-BLACK-LEATHER&zip=20405', answers);
    const options = page.getByRole('region', { name: 'Options' });
    await expect.element(options.getByRole('list', { name: 'Color' }).getByRole('link', { name: 'Black' })).toHaveAttribute('aria-current', 'true');
    await expect.element(options.getByRole('link', { name: 'Fabric' })).toHaveAttribute('href', expect.stringContaining('productId=CHAIR-BLACK-FABRIC'));
    const brown = options.getByRole('link', { name: 'Brown (not offered with Leather)' });
    await expect.element(brown).toHaveAttribute('href', expect.stringMatching(/configuration=CHAIR&choice=Color(%3D|=)Brown&choice=Upholstery(%3D|=)Leather/));
  });

  it('keeps focus at the option that was chosen by keyboard, where the page was scrolled to, and says what changed; Back does, too', async () => {
    const base = example('/catalog/product_detail', 'ProductDetail', 'With options') as AttributesOf<'/catalog/product_detail', 'ProductDetail'>;
    const variant: Handler = ({ query }) => {
      if (query.get('productId') !== 'CHAIR-BLACK-FABRIC') return { responseName: 'ProductDetail', attributes: { ...base } };
      const options = base.choice?.options.map((option) => (option.name === 'Upholstery' ? { ...option, chosen: 'Fabric' } : option)) ?? [];
      return { responseName: 'ProductDetail', attributes: { ...base, product: { ...base.product, productId: 'CHAIR-BLACK-FABRIC', name: 'Task chair, black, fabric', partNumber: 'CHE-BLA-FAB', price: { low: { amount: 30_100, currency: 'USD' }, high: { amount: 30_100, currency: 'USD' } } }, choice: { ...base.choice, options } } };
    };
    const { history } = await showPage('/ws/catalog/product_detail?productId=CHAIR-BLACK-LEATHER', { ...answers, '/catalog/product_detail': variant });
    const list = page.getByRole('region', { name: 'Options' }).getByRole('list', { name: 'Upholstery' });
    const fabric = list.getByRole('link', { name: 'Fabric' });
    const said = page.getByRole('status').filter({ hasText: ', part ' });
    (fabric.element() as HTMLElement).focus();
    window.scrollTo(0, 40);
    await userEvent.keyboard('{Enter}');
    await expect.element(fabric).toHaveAttribute('aria-current', 'true');
    await expect.element(fabric).toHaveFocus();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Task chair, black, fabric');
    await expect.element(said).toHaveTextContent('Task chair, black, fabric, part CHE-BLA-FAB: $301.00 per Each');
    expect(window.scrollY).toBe(40);
    history.back();
    await expect.element(list.getByRole('link', { name: 'Leather' })).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(base.product.name);
  });

  it('that asks for a ZIP code first leads back to the options, with the choice as it is', async () => {
    const asks = example('/catalog/product_detail', 'EnterZipCode', 'A variant of a product with options');
    await showPage('/ws/catalog/product_detail?productId=CHAIR-BLACK-LEATHER', { ...answers, '/catalog/product_detail': () => ({ responseName: 'EnterZipCode', attributes: { ...asks } }) });
    await expect.element(page.getByRole('link', { name: 'Back to the options' })).toHaveAttribute('href', '/ws/catalog/configuration?productId=CHAIR-BLACK-LEATHER');
    expect(text()).toContain('(Color: Black, Upholstery: Leather)');
  });

  it('has its picture above the options on a phone, and below them on a desk', async () => {
    await showPage('/ws/catalog/product_detail?productId=CHAIR-BLACK-LEATHER', answers);
    const options = page.getByRole('region', { name: 'Options' });
    await expect.element(options).toBeVisible();
    const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
    const below = () => topOf(options.element()) - topOf(document.querySelector('main [data-picture]'));
    expect(below()).toBeLessThan(0);
    await page.viewport(600, 800);
    await expect.poll(below).toBeGreaterThan(0);
    const picture = document.querySelector('main [data-picture]') ?? expect.fail('The page has no picture.');
    const { paddingTop, borderTopWidth } = getComputedStyle(picture);
    expect(picture.getBoundingClientRect().height - 2 * (parseFloat(paddingTop) + parseFloat(borderTopWidth))).toBeGreaterThanOrEqual(139);
  });
});

it('a row of one variant says how many there are and what the cheapest costs, and leads to all of them', async () => {
  const found = example('/search/advantage_search', 'Success', 'A category is named') as SearchSuccess;
  const configuration = { id: 'CHAIR', name: 'Task chair', options: [{ name: 'Color', value: 'Black' }], variants: 10, low: { amount: 12_900, currency: 'USD' as const } };
  const [first, ...rest] = found.results;
  await showPage('/ws/search/advantage_search?q=chair', { '/search/advantage_search': () => ({ responseName: 'Success', attributes: { ...found, results: [{ ...first, configuration }, ...rest] } }) });
  const link = page.getByRole('link', { name: `All 10 variants of ${first?.name}`, exact: true });
  await expect.element(link).toHaveAttribute('href', '/ws/catalog/configuration?configuration=CHAIR&choice=Color%3DBlack');
  await expect.poll(text).toMatch(/All 10 variants of .{3,200} from \$129\.00/);
});
