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
  readonly picture: string;
  readonly description: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly offers: readonly OfferRecord[];
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
  /** Dollars with two decimals. */
  readonly price: string;
  readonly unitOfIssue: string;
  readonly deliveryDays: number;
  readonly indicators: readonly string[];
  readonly quantityBreaks?: readonly { readonly minimumQuantity: number; readonly price: string }[];
  readonly minimumOrder?: string;
  readonly available?: number;
  /** First digits of the ZIP codes that the vendor delivers to; absent: everywhere. */
  readonly serviceArea?: readonly string[];
}
