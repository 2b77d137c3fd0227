import { useSearchParams } from 'react-router-dom';

/** The search of a list, which is in the address: a reload, Back and a link bring the same list. */
export function useList<State extends string>(states: readonly State[], otherwise: State) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('state');
  const state = states.find((known) => known === asked) ?? otherwise;
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? '1')) || 1);
  const q = params.get('q') ?? '';
  const addressOf = (next: { q: string; state: string; page: number }): string =>
    `?${new URLSearchParams({ ...(next.q !== '' && { q: next.q }), ...(next.state !== otherwise && { state: next.state }), ...(next.page > 1 && { page: String(next.page) }) }).toString()}`;
  return {
    filter: { q, state, page },
    search: (next: { q: string; state: string }) => setParams(addressOf({ ...next, page: 1 })),
    hrefFor: (number: number) => addressOf({ q, state, page: number }),
  };
}
