export type { CallOptions, OpenOptions, ScreenFailure, SignInOptions, Storefront } from './storefront.ts';
