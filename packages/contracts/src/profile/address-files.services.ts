import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { addressFileLimits } from './address-file-limits.ts';

const columns = [
  { name: 'name', meaning: 'Name of the address. Needed.' },
  { name: 'aac', meaning: 'AAC or DoDAAC of an activity: the directory has its address, so the other columns stay empty.' },
];
const template = 'name,aac,organization,contact_name,phone,email,line1,line2,city,state,zip,country,final_name,final_line1,final_line2,final_city,final_region,final_postal_code,final_country\r\n';

/** How addresses are imported: the page before a file is chosen. */
export const addressImport = defineService({
  path: '/profile/address_import',
  method: 'GET',
  access: 'buyer',
  summary: 'What a CSV file of addresses looks like',
  request: z.object({}),
  responses: {
    Initial: response(
      z.object({
        columns: z.array(z.object({ name: z.string(), meaning: z.string() })),
        /** A file with the heading, and examples of rows. */
        template: z.string(),
        mostRows: z.int(),
        mostBytes: z.int(),
      }),
      { 'Before a file is chosen': { columns, template, mostRows: addressFileLimits.rows, mostBytes: addressFileLimits.bytes } },
    ),
  },
});

const remark = z.object({
  /** Of the file, from 1; the heading is line 1. */
  line: z.int(),
  /** Empty: the whole line. */
  column: z.string(),
  message: z.string(),
});

const found = z.object({
  /** Rows with an address. */
  found: z.int(),
  /** Rows that the address book has already, word for word. */
  same: z.int(),
  problems: z.array(remark),
  /** More problems than the list holds. */
  moreProblems: z.int(),
  /** What the buyer should know of rows that can be imported. */
  notes: z.array(remark),
  /** The first of the addresses that are new. */
  addresses: z.array(z.object({ line: z.int(), addressName: z.string(), place: z.string() })),
});

const ready = { found: 3, same: 1, problems: [], moreProblems: 0, notes: [], addresses: [{ line: 2, addressName: 'Main office', place: '1800 F Street NW, Washington, DC 20405' }, { line: 3, addressName: 'AAC 47SMPL', place: 'Activity 47SMPL' }] };

/** Without `isConfirmed` nothing is kept: the buyer sees what was found. With it all new rows are added, or none. */
export const importAddresses = defineService({
  path: '/profile/import_addresses',
  method: 'POST',
  access: 'buyer',
  summary: 'Looks through a CSV file of addresses, or adds them all to the address book',
  request: z.object({ csv: z.string().max(addressFileLimits.bytes * 2), isConfirmed: z.boolean().default(false) }),
  // A column of phone numbers beside ZIP codes is none; a cell with the number of a card is refused with its line.
  takesAnyDigits: true,
  responses: {
    Preview: response(found, {
      'Ready to import': ready,
      'With problems': {
        ...ready,
        problems: [
          { line: 3, column: 'zip', message: 'ZIP code 20405 is in District of Columbia, not in Maryland. Correct the ZIP code or the state.' },
          { line: 4, column: 'name', message: 'Your address book has another address with this name. Give this row another name.' },
        ],
      },
      'With a note': { ...ready, notes: [{ line: 2, column: 'line1', message: 'Usually written: 1800 F Street NW.' }] },
      'Nothing new': { ...ready, same: 3, addresses: [] },
    }),
    Imported: response(z.object({ added: z.int(), same: z.int() }), { 'Two added': { added: 2, same: 1 } }),
    Unreadable: response(z.object({ problem: z.string() }), {
      'A column is missing': { problem: 'The heading of the file lacks zip. Start from the template.' },
    }),
  },
});

export const exportAddresses = defineService({
  path: '/profile/export_addresses',
  method: 'GET',
  access: 'buyer',
  summary: 'The buyer’s address book as a CSV file, which can be imported again',
  request: z.object({}),
  responses: { Success: response(z.object({ fileName: z.string(), csv: z.string() }), { 'One address': { fileName: 'addresses-2026-11-20.csv', csv: `${template}Main office,,Sample Agency,Demo Buyer,202-555-0100,buyer@agency.example.gov,1800 F Street NW,Room 1,Washington,DC,20405,US,,,,,,,\r\n` } }) },
});
