import type { CatalogRecord } from './catalog-record.ts';
import { loadCategories, type Category } from './categories.ts';
import { classify, loadRules, OTHER, type Described } from './classify.ts';
import { readableAttributes, readSourceProducts, type SourceProduct } from './icecat.ts';
import { partNumberOf, stockNumberOf } from './numbers.ts';
import { goodsOf, offersOf, regionalOnly } from './offers.ts';
import { loadVendors } from './vendors.ts';

function describe(product: SourceProduct): Described {
  return {
    type: product.attr_t_product_type ?? '',
    title: product.title,
    text: `${product.title} ${product.short_description ?? ''}`,
    attributes: Object.entries(product)
      .filter(([key]) => key.startsWith('attr_'))
      .map(([key, value]) => `${key.slice('attr_t_'.length)}=${String(value)}`)
      .join('\n'),
  };
}

/** Finds the category of a product by the rule table. */
export function productClassifier(): (product: SourceProduct) => Category {
  const rules = loadRules('rules/product-rules.tsv');
  const categories = loadCategories();
  return (product) => {
    const id = classify(describe(product), rules);
    const category = categories.get(id) ?? categories.get(OTHER);
    if (category === undefined) throw new Error(`rules/categories.csv lacks '${id}' and '${OTHER}'.`);
    return category;
  };
}

/** The products with their categories and offers, in the order of the source. @param taken the last digits of stock numbers; those of the products are added */
export async function* productRecords(taken: Set<string>): AsyncGenerator<CatalogRecord> {
  const categoryOf = productClassifier();
  const vendors = loadVendors();
  for await (const product of readSourceProducts()) {
    const category = categoryOf(product);
    const nsn = stockNumberOf(product, category, taken);
    yield {
      id: product.id,
      kind: 'product',
      name: product.title,
      partNumber: partNumberOf(product),
      ...(nsn === undefined ? {} : { nsn }),
      ...(product.ean === undefined ? {} : { gtin: product.ean }),
      manufacturer: product.supplier,
      categoryPath: category.path,
      picture: category.drawing,
      description: product.short_description ?? '',
      attributes: readableAttributes(product),
      offers: offersOf(goodsOf(product, category), category, vendors, regionalOnly(product, category)),
    };
  }
}
