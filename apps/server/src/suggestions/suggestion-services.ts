import { anyOffer, findSummaries, mandatorySourcesIn } from '../catalog/index.ts';
import { ownerOf } from '../orderhistory/index.ts';
import { catalogOf } from '../stores/assortment/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { findAgencyProducts } from './agency-products.ts';
import { findFresh, findMandatory, findOrdered } from './find-products.ts';

/** Products of a list. */
const most = 4;
/** Products of mandatory sources that are looked at: a store may not have the offer that makes one of them so, or it cannot be ordered. */
const mostMandatory = 3 * most;

export interface SuggestionRules {
  readonly agencyBuyers: number;
  readonly freshDays: number;
}

/** What a start page invites to (decision 0324). */
export function suggestionServices(rules: SuggestionRules): readonly Implementation[] {
  return [implement(serviceAt('/main/suggestions'), async ({ recent = [] }, context) => respond('Success', await suggest(context, recent, rules)))];
}

async function suggest(context: RequestContext, asked: readonly string[], { agencyBuyers, freshDays }: SuggestionRules) {
  const catalog = catalogOf(context);
  const sources = mandatorySourcesIn(context.store);
  const recent = [...new Set(asked)].slice(0, most);
  const [fresh, mandatory, [agency, reorder]] = await Promise.all([findFresh(catalog, { now: context.clock.now(), days: freshDays }, most), sources.length === 0 ? [] : findMandatory(catalog, mostMandatory), ofBuyer(context)]);
  const [found, ofSources] = await Promise.all([
    findSummaries(catalog, [...new Set([...fresh, ...agency, ...reorder, ...recent])]),
    // The offer that is shown, and added, is that of the source itself.
    findSummaries(catalog, mandatory, { ...anyOffer, indicators: sources }),
  ]);
  const products = new Map(found.map((product) => [product.productId, product]));
  const shown = (ids: readonly string[]) => ids.flatMap((id) => products.get(id) ?? []);
  const sold = (ids: readonly string[]) => shown(ids).filter(({ bestOffer }) => bestOffer !== null);
  // Of the agency's buyers one may be the buyer who asks, so that others are one less.
  return { fresh: sold(fresh), agency: sold(agency), agencyBuyers: agencyBuyers - 1, mandatory: ofSources.filter(({ bestOffer }) => bestOffer !== null).slice(0, most), recent: shown(recent), reorder: sold(reorder) };
}

/** What others of the agency order, and what the buyer has ordered; nothing for visitors. */
async function ofBuyer(context: RequestContext): Promise<readonly [string[], string[]]> {
  const { buyer, database, store } = context;
  if (buyer === null) return [[], []];
  const { agencyCode, buyerId } = buyer;
  return Promise.all([agencyCode === null ? [] : findAgencyProducts(database, { store: store.name, agencyCode, buyerId }, most), findOrdered(database, ownerOf(context), most)]);
}
