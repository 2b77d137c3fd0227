/** What a buyer has asked of the offer that is chosen for them. An empty list asks for nothing; values of one list widen, lists narrow one another. */
export interface OfferConditions {
  readonly offerIds: readonly string[];
  readonly vendors: readonly string[];
  readonly contracts: readonly string[];
  /** Codes. */
  readonly indicators: readonly string[];
  /** Special Item Numbers. */
  readonly sins: readonly string[];
  /** Codes of units of issue. */
  readonly units: readonly string[];
  /** Cents for one unit of issue. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** At most so many days to the delivery. */
  readonly deliveryDays: number | null;
}

export const anyOffer: OfferConditions = { offerIds: [], vendors: [], contracts: [], indicators: [], sins: [], units: [], priceMin: null, priceMax: null, deliveryDays: null };

/** What the conditions ask about. */
export interface ConditionedOffer {
  readonly offerId: string;
  readonly vendor: { readonly id: string };
  readonly contractNumber: string;
  readonly price: { readonly amount: number };
  readonly unitOfIssue: { readonly code: string };
  readonly deliveryDays: number;
  readonly sin?: string | undefined;
  readonly indicators: readonly { readonly code: string }[];
}

/** Whether an offer is one that the buyer has asked for. */
export function meets(conditions: OfferConditions, { offerId, vendor, contractNumber, price, indicators, unitOfIssue, deliveryDays, sin }: ConditionedOffer): boolean {
  const { offerIds, vendors, contracts, priceMin, priceMax } = conditions;
  const isAmong = (asked: readonly string[], value: string): boolean => asked.length === 0 || asked.includes(value);
  return (
    isAmong(offerIds, offerId) &&
    isAmong(vendors, vendor.id) &&
    isAmong(contracts, contractNumber) &&
    isAmong(conditions.units, unitOfIssue.code) &&
    isAmong(conditions.sins, sin ?? '') &&
    (conditions.deliveryDays === null || deliveryDays <= conditions.deliveryDays) &&
    (conditions.indicators.length === 0 || indicators.some(({ code }) => conditions.indicators.includes(code))) &&
    (priceMin === null || price.amount >= priceMin) &&
    (priceMax === null || price.amount <= priceMax)
  );
}
