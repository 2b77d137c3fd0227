import { inflateSync } from 'node:zlib';
import type { RequisitionDetail } from '@quartermaster/contracts';
import { services } from '@quartermaster/contracts/schema';
import { expect, it } from 'vitest';
import type { FormBox } from './tagged-document.ts';
import { requisitionPdf, writeRequisition, type RequisitionWriter } from './requisition-pdf.ts';

const service = services.find(({ path }) => path === '/orderhistory/requisition_detail');
const detail = service?.path === '/orderhistory/requisition_detail' ? service.responses.Success.examples['Backordered'] : undefined;
if (detail === undefined) throw new Error('The contract has no example of a requisition.');
const made = new Date('2026-11-24T12:00:00Z');

it('the PDF of a requisition is tagged, in a language, and has tables with header cells', async () => {
  const text = Buffer.from(await requisitionPdf(detail, 'FSS', made)).toString('latin1').replace(/stream\n([\s\S]*?)\nendstream/g, (_all, data: string) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return data;
    }
  });
  expect(text).toMatch(/pdfuaid:part>?1/);
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text.match(/\/S \/Table\b/g)).toHaveLength(2);
  expect(text.match(/\/Scope \/Column/g)).toHaveLength(4 + 3);
  // Each box of the form is a paragraph that says its name and what is in it, an empty one too.
  expect(text).toContain('/ActualText (44 Demand code: N)');
  expect(text).toContain('/ActualText (Approved by: blank)');
  expect(text.match(/\/ActualText/g)?.length).toBe(2 + 23 + 3);
});

const written = (more: Partial<RequisitionDetail>) => {
  const said: string[] = [];
  const boxes: FormBox[] = [];
  const writer: RequisitionWriter = {
    brand: (text) => said.push(text), heading: (_level, text) => said.push(text), lines: (...lines) => said.push(...lines), namedValues: () => {},
    table: (_columns, rows) => said.push(...rows.map((row) => row.join('|'))), boxes: (rows) => boxes.push(...rows.flat()),
  };
  writeRequisition(writer, { ...detail, ...more }, 'FSS', made);
  return { said, boxes: boxes.map(({ label, value }) => `${label}: ${value}`) };
};

it('has a box for each column of the record, and for what no column takes', () => {
  const { boxes } = written({ remarks: 'To dock 4.', furtherAdviceCodes: ['2B'], exportOption: 'Dealer', approver: 'Demo Reviewer' });
  expect(boxes).toEqual(expect.arrayContaining([
    'Send to (routing identifier): GSA', 'Requisition is from (AAC): 47SMPL', '1–3 Document identifier: A0A', '8–22 Stock or part number: 7510013920564', '25–29 Quantity: 00002', '44 Demand code: N', '67–69 Date of receipt: ',
    'Name of item requested: Toner cartridge', 'Approved by: Demo Reviewer', 'Remarks: Further advice codes: 2B. Export option: Dealer. To dock 4.',
  ]));
  const columns = boxes.flatMap((box) => { const [, from, to] = /^(\d+)(?:–(\d+))? /.exec(box) ?? []; return from === undefined ? [] : [[Number(from), Number(to ?? from)]]; });
  const covered = columns.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth));
  expect(covered).toEqual(Array.from({ length: 80 }, (_, nth) => nth + 1));
});

it('says what the columns mean that hold something, and all that happened', () => {
  const { said } = written({});
  expect(said).toContain(`Requisition ${detail.documentNumber}`);
  expect(said).toContainEqual(expect.stringMatching(/^1 to 3\|Document identifier\|A0A\|/));
  expect(said).toContainEqual(expect.stringMatching(/^8 to 22\|.*\|NSN of class 7510, OFFICE SUPPLIES/));
  expect(said).not.toContainEqual(expect.stringMatching(/^67 to 69\|/));
  expect(said).toContainEqual(expect.stringContaining('This is a printout') as string);
  expect(said.filter((line) => line.includes('|BB|'))).toHaveLength(1);
  const { said: parts } = written({ status: 'PartlyShipped' });
  expect(parts.filter((line) => /^Status|^What the/.test(line))).toEqual(['Status: Partly shipped', 'What the columns mean']);
});
