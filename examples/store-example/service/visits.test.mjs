import { expect, it } from 'vitest';
import { countVisit, visitCounts } from './visits.mjs';

it('counts each page by its path, and nothing that is no path', () => {
  for (const path of ['/vs/example/training', '/vs/example/training', '/main/start_page', 'training', '/search?q=private', 7, null]) expect(countVisit(path)).toEqual({ responseName: 'Counted', attributes: {} });
  expect(visitCounts()).toEqual({ '/vs/example/training': 2, '/main/start_page': 1 });
});
