import type { Category } from '@quartermaster/contracts';
import { SupplyGroups } from './SupplyGroups.tsx';

/** The codes of supply groups are digits; what the catalog files by letters is no supply. */
const isSupplyGroup = ({ id }: Category): boolean => /^[0-9]/.test(id);

export interface CatalogTablesProps {
  products: readonly Category[];
  services: readonly Category[];
  mostClasses: number;
}

/** The whole catalog by its codes: supply groups, other products, services. */
export function CatalogTables({ products, services, mostClasses }: CatalogTablesProps) {
  return (
    <>
      <SupplyGroups title="Federal supply groups" kind="products" groups={products.filter(isSupplyGroup)} mostClasses={mostClasses} />
      <SupplyGroups title="Other products" kind="products" groups={products.filter((category) => !isSupplyGroup(category))} mostClasses={mostClasses} />
      <SupplyGroups title="Services" kind="services" groups={services} mostClasses={mostClasses} />
    </>
  );
}
