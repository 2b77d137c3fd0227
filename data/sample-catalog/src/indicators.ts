import type { Category } from './categories.ts';
import { draw } from './draw.ts';
import type { SourceProduct } from './icecat.ts';

/** Countries whose end products may be bought under the Trade Agreements Act and that occur in the source. */
const designated = /^(usa|united states|japan|germany|mexico|taiwan|korea|singapore|czech republic|poland|hungary|italy|france|united kingdom|netherlands|ireland|canada|costa rica|israel|sweden|switzerland)$/i;

/** The federal indicators that a product carries with every vendor: what the source says first, the rest by the fixed rule. */
export function productIndicators(product: SourceProduct, category: Category): string[] {
  const by = (code: string, share: number): string[] => (draw(code, product.id) < share ? [code] : []);
  return [
    ...(product.attr_b_energy_star_certified === true ? ['ES'] : []),
    ...(product.attr_t_epeat_compliance === undefined ? [] : ['EPEAT']),
    ...(designated.test(String(product.attr_t_country_of_origin ?? '')) ? ['TAA'] : []),
    // What offices order again and again, and what agencies have bought together under strategic sourcing: office supplies, cleaning, paper.
    ...(['7510-toner', '7510-ink', '7530-paper', '6135', '7025-mice', '7025-keyboards'].includes(category.id) ? by('SELECT', 0.15) : []),
    ...(category.group === '75' || category.group === '79' ? by('FSSI', 0.25) : []),
    ...(category.id.startsWith('7530') ? by('CPG', 0.4) : []),
    ...(category.group === '79' || category.id === '7045-cleaning' ? [...by('SAFER', 0.5), ...by('BIO', 0.3)] : []),
    ...(category.group === '41' || category.id === '7290' ? by('FEMP', 0.5) : []),
    ...(category.id === '4110' ? by('SNAP', 0.5) : []),
  ];
}
