/**
 * `fetch` as a store has it: files of stores, and the services below `/vs/<store>/`. Everything else that the server offers is called
 * through the engine, which shows what happens and never hands out an answer with tokens.
 */
export function guardedFetch(window: Window & typeof globalThis, storeName: string): typeof globalThis.fetch {
  const fetch = window.fetch.bind(window);
  const { Request } = window;
  const { origin } = window;
  const allowed = ['/stores/', `/advantage/rs/vs/${storeName.toLowerCase()}/`];
  return async (input, init) => {
    // A request is made here: what it says of its address cannot change between looking and sending.
    const request = new Request(input, init);
    const { origin: to, pathname } = new URL(request.url);
    if (to !== origin || !allowed.some((path) => pathname.startsWith(path))) {
      throw new TypeError(`A store does not fetch ${request.url}. Call services with useCall; declare a service of your own as an upstream.`);
    }
    return fetch(request);
  };
}
