import { sql, type Sql } from '@quartermaster/database';

/**
 * SQL that is true of an offer whose price counts on the day to which the catalog was brought (`marketplace.price_day`): so that what is summed up of offers goes
 * by one day, whenever and by whom it is written.
 *
 * @param offer SQL of a row of `marketplace.offer`
 */
export const priceCounts = (offer: Sql): Sql => sql`(${offer}.price_from is null or ${offer}.price_from <= (select day from marketplace.price_day))
  and (${offer}.price_until is null or ${offer}.price_until >= (select day from marketplace.price_day))`;
