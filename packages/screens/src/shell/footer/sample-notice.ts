/**
 * Says plainly that a store of the sample marketplace is no government site.
 *
 * @param store the store as the subject of the sentence, such as `The VA store of a sample marketplace`
 * @param site what a buyer might take it for
 */
export const sampleNotice = (store: string, site = 'a government website'): string =>
  `${store} that runs on Quartermaster. It is not ${site}: vendors, contracts and prices are made up, and no order is delivered.`;
