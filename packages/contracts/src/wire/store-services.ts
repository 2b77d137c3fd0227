/**
 * Services of stores' own, by path below `/vs/<store>/`. A store package declares the types of its services by merging:
 *
 *     declare module '@quartermaster/contracts' {
 *       interface StoreServices {
 *         '/vs/example/training': { request: { topic?: string }; responses: { Success: { sessions: Session[] } } };
 *       }
 *     }
 *
 * Nothing of it exists when the program runs: core's `storeService` declares the service itself.
 */
export interface StoreServices {}

/** A path of {@link StoreServices}. */
export type StoreServicePath = Extract<keyof StoreServices, string>;
