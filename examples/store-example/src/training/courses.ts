/** A training course of the store's owner. */
export interface Course {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** ISO 8601 date. */
  readonly begins: string;
  readonly freeSeats: number;
}

declare module '@quartermaster/contracts' {
  interface StoreServices {
    '/vs/example/training': {
      request: { topic?: string };
      responses: { Success: { courses: readonly Course[] }; NoCourses: { topic: string } };
    };
  }
}
