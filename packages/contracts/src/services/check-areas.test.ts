import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineContractArea } from '../wire/contract-area.ts';
import { defineService } from '../wire/service.ts';
import { checkContractAreas } from './check-areas.ts';
import { contractAreas } from './services.ts';

const service = (path: string) => defineService({ path, method: 'GET', access: 'visitor', summary: 'For this test', request: z.object({}), responses: {} });
const codesOf = (areas: Parameters<typeof checkContractAreas>[0]) => checkContractAreas(areas).map(({ code, area }) => [code, area]);

it('the areas of the contract fit together', () => {
  expect(checkContractAreas(contractAreas)).toEqual([]);
});

it.each([
  ['one name for two', [defineContractArea('quay', [service('/a')]), defineContractArea('quay', [service('/b')])], [['AREA_DUPLICATE', 'quay']]],
  ['a name that no folder would have', [defineContractArea('The Quay', [])], [['AREA_NAME_INVALID', 'The Quay']]],
  ['a path that two declare', [defineContractArea('quay', [service('/a')]), defineContractArea('pier', [service('/a')])], [['SERVICE_DUPLICATE', 'pier']]],
  ['a path that one declares twice', [defineContractArea('quay', [service('/a'), service('/a')])], [['SERVICE_DUPLICATE', 'quay']]],
])('areas are refused with %s', (_what, areas, found) => {
  expect(codesOf(areas)).toEqual(found);
});
