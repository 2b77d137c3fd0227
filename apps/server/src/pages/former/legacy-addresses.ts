import { legacyAddressProblem, serviceTable, type LegacyAddress } from '@quartermaster/contracts';

/** The map that browsers get, and the hosts that it may lead to beside our own. */
export interface LegacyUrls {
  readonly map: readonly LegacyAddress[];
  readonly allowedHosts: readonly string[];
}

/**
 * Where the addresses of the former application lead now (specification, section 2, Legacy URL map). The specification
 * does not give the old paths of the two advanced searches; ours are named after what they were.
 */
export const knownLegacyAddresses: readonly LegacyAddress[] = [
  { from: '/s/search.do', to: '/search/advantage_search' },
  { from: '/search/productsAdvancedSearch.do', to: '/search/advanced?formType=products' },
  { from: '/search/servicesAdvancedSearch.do', to: '/search/advanced?formType=services' },
  { from: '/department/AdvSelect.do', to: '/search/adv_select' },
  { from: '/login/eBuyLogin.do', to: '/main/ebuy' },
  { from: '/contractor/contractor_detail.do', to: '/catalog/contractor_detail', keepAddress: true },
  { from: '/profile/directregistration.do', to: '/profile/registration' },
  { from: '/search/specialCategory.do', to: '/search/special_category_search' },
  { from: '/department/gss.do', to: '/search/gss_search' },
];

/** Those of them whose page this marketplace has: any other would end in an unexpected request, and is not found instead. */
export const servedLegacyAddresses: readonly LegacyAddress[] = knownLegacyAddresses.filter(({ to }) => Object.hasOwn(serviceTable, to.split('?', 1)[0] ?? to));

export const knownLegacyUrls: LegacyUrls = { map: servedLegacyAddresses, allowedHosts: [] };

/** Reads `host,host`, each with its port where it has one. @throws Error that names what is not a host */
export function parseLegacyHosts(text: string): readonly string[] {
  const hosts = parts(text).map((host) => host.toLowerCase());
  const foreign = hosts.find((host) => URL.parse(`https://${host}`)?.host !== host);
  if (foreign !== undefined) throw new Error(`'${foreign}' is not a host. Write for example training.example.gov or old.example.gov:8443.`);
  return hosts;
}

/**
 * The known addresses and those that the operator adds as `from=to,from=to`; an added one takes the place of a known one.
 * `allowedHosts`: where absolute targets may lead to beside the marketplace itself.
 *
 * @throws Error that names the first entry which cannot be followed
 */
export function readLegacyUrls(text: string, allowedHosts: readonly string[], webOrigin: string): LegacyUrls {
  const added = parts(text).map((pair): LegacyAddress => {
    const at = pair.indexOf('=');
    if (at < 1) throw new Error(`'${pair}' is not from=to, for example /old/courses.do=/main/home.`);
    return { from: pair.slice(0, at).trim(), to: pair.slice(at + 1).trim() };
  });
  const own = new URL(webOrigin).host;
  const map = [...added, ...servedLegacyAddresses.filter((known) => added.every(({ from }) => from !== known.from))];
  for (const address of map) {
    const problem = legacyAddressProblem(address, { own, allowed: allowedHosts });
    if (problem !== null) throw new Error(problem);
  }
  return { map, allowedHosts };
}

const parts = (text: string): string[] => text.split(',').map((part) => part.trim()).filter((part) => part !== '');
