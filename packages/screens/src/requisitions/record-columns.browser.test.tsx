import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RecordColumns } from './RecordColumns.tsx';

let [root, host]: [Root?, HTMLElement?] = [];

beforeEach(async () => {
  await page.viewport(1280, 700);
  host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
  root.render(<>
    <button type="button">Before</button>
    <RecordColumns record={'A0AGSAS7510013920564  BX0000247SMPL63240001N      AA1      13N05'.padEnd(80)} label="Columns of the record" />
    <button type="button">After</button>
  </>);
});
afterEach(() => { root?.unmount(); host?.remove(); });

const said = page.getByRole('status');
const column = (name: string) => page.getByRole('button', { name, exact: true });

it('a column says what it is under the pointer: class and country, service or agency, delivery date and priority', async () => {
  await expect.poll(() => said.element().textContent).toContain('document identifier, columns 1 to 3, “A0A”: Requisition, domestic');
  for (const [name, words] of [
    ['stock or part number, columns 8 to 22: 7510013920564', 'NSN of class 7510, OFFICE SUPPLIES; group 75, OFFICE SUPPLIES AND DEVICES; country United States (01). (Read in part in a public source.)'],
    ['AAC of the requisitioner, columns 30 to 35: 47SMPL', 'GSA: the code begins with 47. (Not verified in a public source.)'],
    ['priority designator, columns 60 to 61: 13', 'Force or activity designator III, urgency of need C, routine; priority group 3.'],
    ['required delivery date, columns 62 to 64: N05', 'within 5 days of the date of the requisition'],
    ['supplementary address, columns 45 to 50: blank', 'The AAC of another activity'],
  ] as const) {
    await userEvent.hover(column(name));
    await expect.poll(() => said.element().textContent).toContain(words);
  }
});

it('the arrow keys, Home and End go through the columns, which are one stop of the tab key', async () => {
  // Where Tab goes on from depends on what had the focus in the tests before.
  await expect.element(column('Before')).toBeVisible();
  column('Before').element().focus();
  await userEvent.tab();
  // The pointer may be over another column.
  await userEvent.keyboard('{Home}');
  await expect.element(column('document identifier, columns 1 to 3: A0A')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(column('media and status, column 7: S')).toHaveFocus();
  await expect.poll(() => said.element().textContent).toContain('media and status, column 7, “S”');
  await userEvent.keyboard('{End}');
  await expect.element(column('unit price, columns 74 to 80: blank')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  await expect.element(column('management, columns 72 to 73: blank')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(column('document identifier, columns 1 to 3: A0A')).toHaveFocus();
  await expect.poll(() => said.element().textContent).toContain('document identifier, columns 1 to 3');
  await userEvent.tab();
  await expect.element(column('After')).toHaveFocus();
});
