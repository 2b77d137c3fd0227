import { standardConstants, standardSettings } from '@quartermaster/contracts/requisition';
import { expect, it } from 'vitest';
import { previewOf } from './list-preview.ts';

const requisitioner = { isActive: true, isOfAgency: true, state: 'VA', zip: '22202' };
const given = {
  activity: { aac: '47AB01', name: 'Sample Depot' }, constants: { ...standardConstants, fundCode: 'A1' },
  surroundings: { today: '2026-11-20', requisitioner, supplementary: null, settings: { ...standardSettings, rulesOff: [], unverifiedRefused: [], exportGroups: ['23'] } },
};

it('a list is read line by line before it enters: what breaks a rule says which', () => {
  const preview = previewOf(given, ['NSN,Quantity,Unit', '7510-01-392-0564,2,', '7510-01-392-056,2,BX', 'AB-1000,ten,EA', 'AB-1000,"1,200",QQ', `${'A'.repeat(60)},1,EA`].join('\n'));
  if ('problem' in preview) throw new Error(preview.problem);
  expect(preview.lines.map(({ number, problems }) => [number, problems.map((message) => message.slice(0, 3))])).toEqual([[1, []], [2, ['R05']], [3, ['R06']], [4, ['R05']], [5, expect.arrayContaining(['The']) as string[]]]);
  expect(preview.lines[3]?.line).toEqual({ stockNumber: 'AB-1000', quantity: '1,200', unitOfIssue: 'QQ' });
});

it('what is wrong with the data of all lines is not said of each, and a list that is none says why', () => {
  const preview = previewOf({ ...given, constants: { ...given.constants, fundCode: '' } }, 'AB-1000\t1\tEA');
  expect(preview).toMatchObject({ lines: [{ problems: [] }] });
  expect(previewOf(given, ' \n')).toMatchObject({ problem: expect.stringContaining('empty') as string });
});
