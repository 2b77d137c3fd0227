import { formatMoney, usd, type Indicator, type ProductSummary, type ShownAlternative } from '@quartermaster/contracts';
import { hasSameFunction, likeness } from './same-function.ts';

export interface Comparable {
  readonly summary: ProductSummary;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly addedAt: Date | null;
}

export interface RankOptions {
  /** The id that the catalog names. */
  readonly replacedBy: string | null;
  /** Codes of the mandatory sources of the store. */
  readonly sources: readonly string[];
  readonly most: number;
}

interface Weighed extends ShownAlternative {
  readonly isMandatory: boolean;
  readonly isNamed: boolean;
  readonly alike: number;
}

const mandatoryOf = ({ summary: { indicators, bestOffer } }: Comparable, sources: readonly string[]): Indicator | undefined =>
  [...indicators, ...(bestOffer?.indicators ?? [])].find(({ code }) => sources.includes(code));

/** Milliseconds: products of one import come in one after the other, and none of them is newer than the rest. */
const oneImport = 86_400_000;

/** Names of attributes that a reason says. */
const mostNamed = 3;

/**
 * Alternatives to a product, each with the reasons: what the catalog names in its place, and products of the same function that are of a mandatory source, cost less, or came later
 * into the catalog. Mandatory sources are first, then what the catalog names, then what is most alike, then what costs least. A product that has none of the reasons is none.
 *
 */
export function rankAlternatives(own: Comparable, others: readonly Comparable[], { replacedBy, sources, most }: RankOptions): ShownAlternative[] {
  return others
    .flatMap((other) => weighed(own, other, replacedBy, sources) ?? [])
    .toSorted((a, b) => Number(b.isMandatory) - Number(a.isMandatory) || Number(b.isNamed) - Number(a.isNamed) || b.alike - a.alike || costOf(a) - costOf(b) || (a.product.productId < b.product.productId ? -1 : 1))
    .slice(0, most)
    .map(({ product, reasons }) => ({ product, reasons }));
}

const costOf = ({ product }: ShownAlternative): number => product.price?.low.amount ?? Infinity;

function weighed(own: Comparable, other: Comparable, replacedBy: string | null, sources: readonly string[]): Weighed | null {
  if (other.summary.productId === own.summary.productId || other.summary.bestOffer === null) return null;
  const isNamed = other.summary.productId === replacedBy;
  // Its options lead to its variants.
  if (!isNamed && own.summary.configuration !== undefined && other.summary.configuration?.id === own.summary.configuration.id) return null;
  const like = likeness(own.attributes, other.attributes);
  if (!isNamed && !hasSameFunction(like)) return null;
  const mandatory = mandatoryOf(own, sources) === undefined ? mandatoryOf(other, sources) : undefined;
  const saving = savingOf(own.summary, other.summary);
  const isNewer = own.addedAt !== null && other.addedAt !== null && other.addedAt.getTime() - own.addedAt.getTime() > oneImport;
  const reasons = [
    ...(mandatory === undefined ? [] : [`${mandatory.label}: a mandatory source`]),
    ...(isNamed ? ['The catalog names it in place of this product'] : []),
    ...(saving === null ? [] : [saving]),
    ...(isNewer ? ['Newer in the catalog'] : []),
  ];
  if (reasons.length === 0) return null;
  const alike = like.alike.slice(0, mostNamed);
  return { product: other.summary, reasons: [...reasons, ...(alike.length === 0 ? [] : [`The same: ${alike.join(', ')}`])], isMandatory: mandatory !== undefined, isNamed, alike: like.alike.length };
}

/** What it costs less, where both are sold by the same unit of issue. */
function savingOf(own: ProductSummary, other: ProductSummary): string | null {
  if (own.price === null || other.price === null || own.unitOfIssue === null || own.unitOfIssue.code !== other.unitOfIssue?.code) return null;
  const saved = own.price.low.amount - other.price.low.amount;
  return saved > 0 ? `${formatMoney(usd(saved))} less for one ${own.unitOfIssue.name}` : null;
}
