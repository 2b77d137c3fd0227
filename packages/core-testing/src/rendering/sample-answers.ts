import { services } from '@quartermaster/contracts/schema';
import { asBuyer, type Handler, type SampleAnswer } from '@quartermaster/core/testing';
import type { StorePlugin } from '@quartermaster/core';
import type { RenderOptions } from './render-options.ts';
import { ownServices, storeExamples } from './store-examples.ts';

interface Declared {
  readonly path: string;
  readonly responses: Readonly<Record<string, { readonly examples: Readonly<Record<string, unknown>> }>>;
  readonly plain?: { readonly examples: Readonly<Record<string, unknown>> } | undefined;
}

const declared: readonly Declared[] = services;

/** The first example of the first response of a service, or of its text or list. */
function firstExample({ responses, plain }: Declared): SampleAnswer {
  if (plain !== undefined) return { content: Object.values(plain.examples)[0] };
  for (const [responseName, { examples }] of Object.entries(responses)) {
    for (const attributes of Object.values(examples)) return { responseName, attributes: { ...(attributes as object) } };
  }
  return { responseName: 'Success' };
}

/** The same for the services of the store's own. */
async function ownAnswers(store: StorePlugin): Promise<Record<string, Handler>> {
  const answers = ownServices(store).map(async ({ path, responses }): Promise<[string, Handler]> => {
    const [responseName = 'Success'] = Object.keys(responses);
    const [example] = await storeExamples(store, path, responseName);
    return [path, () => ({ responseName, attributes: { ...example?.attributes } })];
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** The answers of the sample server for a store: the contract's examples, unless a test says otherwise, in the store's name. */
export async function sampleAnswers(store: StorePlugin, { as = 'visitor', answers = {}, everyAnswer }: RenderOptions): Promise<Record<string, Handler>> {
  const { id } = store;
  const fromContract = Object.fromEntries(declared.map((service): [string, Handler] => [service.path, () => firstExample(service)]));
  const handlers = { ...fromContract, ...(await ownAnswers(store)), '/main/session': (): SampleAnswer => ({ responseName: 'Session' }), ...answers };
  if (everyAnswer !== undefined) return Object.fromEntries(Object.keys(handlers).map((path) => [path, everyAnswer]));
  return Object.fromEntries(
    Object.entries(as === 'buyer' ? asBuyer(handlers) : handlers).map(([path, handler]): [string, Handler] => [
      path,
      async (request) => {
        const answer = await handler(request);
        return answer && { ...answer, attributes: { storeID: id.number, storeName: id.name, ...answer.attributes } };
      },
    ]),
  );
}
