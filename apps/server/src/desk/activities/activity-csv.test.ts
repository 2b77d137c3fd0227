import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvFileError } from '../wire/csv-table.ts';
import { readActivityCsv, writeActivityCsv } from './activity-csv.ts';
import { activityColumns } from './activity-row.ts';

const word = fc.stringMatching(/^[A-Za-z",;' ]{0,20}[A-Za-z]$/).map((text) => text.trim());
const activity = fc.record({
  aac: fc.stringMatching(/^[A-Z0-9]{6}$/), activity: word, contactName: word, phone: fc.constant('202-555-0143'), email: fc.constant('clerk@agency.example.gov'),
  line1: word, line2: fc.oneof(word, fc.constant('')), city: word, state: fc.constantFrom('IA', 'DC'), zip: fc.constantFrom('50011', '20405-0001'), active: fc.boolean(),
  passwordFor: fc.constantFrom('none' as const, 'billing' as const, 'both' as const), supervisors: fc.uniqueArray(fc.constantFrom('boss@agency.example.gov', 'chief@agency.example.gov'), { minLength: 1 }),
});

describe('a CSV file of activities', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(activity, { selector: ({ aac }) => aac }), (activities) => {
        expect(readActivityCsv(writeActivityCsv(activities))).toEqual({ items: activities, rejects: [], rejected: 0 });
      }),
    );
  });

  it('never gives an activity twice, and counts every row', () => {
    fc.assert(
      fc.property(fc.array(activity), (activities) => {
        const { items: read, rejected } = readActivityCsv(writeActivityCsv(activities));
        expect(new Set(read.map(({ aac }) => aac)).size).toBe(read.length);
        expect(read.length + rejected).toBe(activities.length);
      }),
    );
  });

  it('may have its columns in any order and any case, a mark of its encoding, and lack those that may be empty', () => {
    const text = `\uFEFFZIP,AAC,Activity,contact_name,phone,email,line1,city,state\r\n50011,47aaa1,Depot,Clerk,202-555-0143,clerk@agency.example.gov,1 Road,Ames,ia\r\n`;
    expect(readActivityCsv(text)).toMatchObject({ items: [{ aac: '47AAA1', state: 'IA', line2: '', active: true, passwordFor: null, supervisors: null }], rejected: 0 });
  });

  it('names each row that is wrong, by its line', () => {
    const { rejects, rejected } = readActivityCsv(`${activityColumns.join(',')}\nBAD,Depot,Clerk,1,unknown,1 Road,,Ames,Iowa,5,maybe,,\n47AAA1,too few\n`);
    expect([rejected, rejects.map(({ line, field }) => `${line} ${field}`)]).toEqual([2, ['2 aac', '2 phone', '2 email', '2 state', '2 zip', '2 active', '3 ']]);
  });

  it.each(['', 'aac;activity\n', '"unclosed'])('that cannot be read is refused as a whole: %j', (text) => {
    expect(() => readActivityCsv(text)).toThrow(CsvFileError);
  });

  it('begins no formula in a spreadsheet', () => {
    const depot = { aac: '47AAA1', activity: '=1+1', contactName: 'a', phone: 'b', email: 'c', line1: 'd', line2: '', city: 'e', state: 'IA', zip: 'f', active: true, passwordFor: 'none' as const, supervisors: [] };
    expect(writeActivityCsv([depot])).toContain(",'=1+1,");
    for (const formula of ["+cmd|' /C calc'!A1", '-2+HYPERLINK(A1)', '＝1+1', '@SUM(A1)']) expect(writeActivityCsv([{ ...depot, activity: formula }])).toContain(`,'${formula},`);
    expect(writeActivityCsv([{ ...depot, phone: '+1 (202) 555-0143' }])).toContain(',+1 (202) 555-0143,');
  });

  it('says for what an activity asks for passwords, and who approves them: one without a supervisor is refused', () => {
    const heading = 'aac,activity,contact_name,phone,email,line1,city,state,zip,password_for,supervisors';
    const row = (aac: string, use: string, who: string) => `${aac},Depot,Clerk,202-555-0143,clerk@agency.example.gov,1 Road,Ames,IA,50011,${use},${who}`;
    const read = readActivityCsv([heading, row('47AAA1', 'Both', 'Boss@agency.example.gov; chief@agency.example.gov'), row('47AAA2', '', ''), row('47AAA3', 'billing', ''), row('47AAA4', 'all', 'boss@agency.example.gov'), row('47AAA5', 'both', 'boss')].join('\n'));
    expect(read.items).toMatchObject([{ passwordFor: 'both', supervisors: ['boss@agency.example.gov', 'chief@agency.example.gov'] }, { passwordFor: 'none', supervisors: [] }]);
    expect(read.rejects.map(({ line, field }) => `${line} ${field}`)).toEqual(['4 supervisors', '5 password_for', '6 supervisors']);
  });
});
