import type { StoreTraits } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';

/** Indicators of the programs whose products agencies must consider before others (FAR part 8). */
const mandatorySources = ['ABILITYONE', 'UNICOR'] as const;

/** Those that lead in a store: states and local governments buy by rules of their own. */
export const mandatorySourcesIn = ({ federal }: Pick<StoreTraits, 'federal'>): readonly string[] => (federal ? mandatorySources : []);

/** SQL: a product carries one of them. In the words of its index, which no parameter would be found to mean. @param product SQL of its row */
export const ofMandatorySource = (product: Sql): Sql => sql`${product}.indicators && '{ABILITYONE,UNICOR}'`;
