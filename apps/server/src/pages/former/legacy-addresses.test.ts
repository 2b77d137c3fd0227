import { expect, it } from 'vitest';
import { knownLegacyAddresses, parseLegacyHosts, readLegacyUrls, servedLegacyAddresses } from './legacy-addresses.ts';

const webOrigin = 'https://shop.example.gov';
const read = (urls: string, hosts = '') => readLegacyUrls(urls, parseLegacyHosts(hosts), webOrigin);

it.each([
  ['/s/search.do', '/search/advantage_search', '[spec 2.121]'],
  ['/search/productsAdvancedSearch.do', '/search/advanced?formType=products', '[spec 2.122]'],
  ['/search/servicesAdvancedSearch.do', '/search/advanced?formType=services', '[spec 2.122]'],
  ['/department/AdvSelect.do', '/search/adv_select', '[spec 2.123]'],
  ['/login/eBuyLogin.do', '/main/ebuy', '[spec 2.124]'],
  ['/contractor/contractor_detail.do', '/catalog/contractor_detail', '[spec 2.125]'],
  ['/profile/directregistration.do', '/profile/registration', '[spec 2.126]'],
  ['/search/specialCategory.do', '/search/special_category_search', '[spec 2.127]'],
  ['/department/gss.do', '/search/gss_search', '[spec 2.128]'],
])('%s leads to %s %s', (from, to) => {
  expect(knownLegacyAddresses.find((address) => address.from === from)?.to).toBe(to);
});

it('contractor_detail alone keeps the address bar [spec 2.125]', () => {
  expect(knownLegacyAddresses.filter(({ keepAddress }) => keepAddress === true).map(({ from }) => from)).toEqual(['/contractor/contractor_detail.do']);
});

it('an operator adds addresses, in place of known ones too, and says which hosts they may lead to [spec 2.20, 2.21, 7.22]', () => {
  const { map, allowedHosts } = read('/training/courses.do=https://training.example.gov/courses?from=shop, /s/search.do=/main/home', 'Training.example.gov');
  expect(allowedHosts).toEqual(['training.example.gov']);
  expect(map.filter(({ from }) => from === '/s/search.do' || from === '/training/courses.do')).toEqual([
    { from: '/training/courses.do', to: 'https://training.example.gov/courses?from=shop' },
    { from: '/s/search.do', to: '/main/home' },
  ]);
  expect(map).toHaveLength(servedLegacyAddresses.length + 1);
});

it.each([
  ['/a.do=/b.do', '', /circles/],
  ['/a.do=https://shop.example.gov/b.do', '', /circles/],
  ['/a.do=https://evil.test/', '', /not among the allowed hosts/],
  ['/a.do=javascript:alert(1)', '', /Use a service path/],
  ['/a.do=//evil.test', '', /not a service path/],
  ['/a=/main/home', '', /ends in \.do/],
  ['=/main/home', '', /from=to/],
  ['', 'https://training.example.gov', /not a host/],
  ['', 'training.example.gov/x', /not a host/],
])('%s with hosts "%s" is refused', (urls, hosts, message) => {
  expect(() => read(urls, hosts)).toThrow(message);
});
