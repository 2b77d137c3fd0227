// The tools that the author of a store tests with. The conformance rules are behind the door `./conformance`, and a command.
export { renderStore } from './rendering/render-store.ts';
export { renderScreen } from './rendering/render-screen.ts';
export { renderResponse } from './rendering/render-response.ts';
export { closePages, type RenderedPage } from './rendering/rendered-page.tsx';
export type { RenderOptions } from './rendering/render-options.ts';
export { hostDefaults, StoreNotComposed } from './rendering/storefront-of.ts';
export { storeExamples } from './rendering/store-examples.ts';
export { asBuyer, example, examplesOf, ManualClock, plainExample, sampleServer, type Example, type Handler, type SampleAnswer, type SentRequest } from '@quartermaster/core/testing';
