/** One line of the import file, as the marketplace's import documents it. */
export interface CatalogRecord {
  readonly id: string;
  readonly kind: 'product' | 'service';
  readonly name: string;
  readonly partNumber: string;
  readonly nsn?: string;
  readonly gtin?: readonly string[];
  readonly manufacturer: string;
  readonly categoryPath: readonly CategoryStep[];
  /** The family that it is a choice of; absent where there is nothing to choose. */
  readonly configuration?: { readonly id: string; readonly name: string; readonly options: Readonly<Record<string, string>> };
  readonly picture: string;
  readonly description: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly offers: readonly OfferRecord[];
  /** Ids of products that go with it. */
  readonly accessories?: readonly string[];
  /** The id of the product that takes its place. */
  readonly replacedBy?: string;
}

export interface CategoryStep {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
}

export interface OfferRecord {
  readonly vendorId: string;
  readonly vendor: string;
  readonly contract: string;
  /** The Special Item Number; absent where no rule names one. */
  readonly sin?: string;
  /** Dollars with two decimals. */
  readonly price: string;
  readonly unitOfIssue: string;
  readonly deliveryDays: number;
  readonly indicators: readonly string[];
  readonly quantityBreaks?: readonly { readonly minimumQuantity: number; readonly price: string }[];
  readonly minimumOrder?: string;
  readonly maximumOrder?: string;
  readonly available?: number;
  /** First digits of the ZIP codes that the vendor delivers to; absent: everywhere. */
  readonly serviceArea?: readonly string[];
  /** `2027-03-31`, as the next one. */
  readonly backInStock?: string;
  readonly priceUntil?: string;
  readonly contractUntil?: string;
  readonly documents?: readonly { readonly title: string; readonly url: string }[];
  /** Codes of the agencies whose buyers alone may order it. */
  readonly restrictedTo?: readonly string[];
}
