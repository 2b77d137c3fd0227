import { sql, type Sql } from '@quartermaster/database';

/** Indicators of the programs whose products agencies must consider before others (FAR part 8). */
export const mandatorySources = ['ABILITYONE', 'UNICOR'] as const;

/** SQL: a product carries one of them. In the words of its index, which no parameter would be found to mean. @param product SQL of its row */
export const ofMandatorySource = (product: Sql): Sql => sql`${product}.indicators && '{ABILITYONE,UNICOR}'`;
