import type {} from '@quartermaster/contracts';

declare module '@quartermaster/contracts' {
  interface StoreServices {
    '/vs/example/visits': { request: { path: string }; responses: { Counted: Record<string, never> } };
  }
}
