import PDFDocument from 'pdfkit';
import { bold, regular, registerTypefaces } from './typefaces.ts';

// The published types of pdfkit do not know this subset.
const accessible: object = { subset: 'PDF/UA' };
const noTypeface: object = { font: null };

/** Points: printed names of boxes, and the room around what is in a box. */
const labelSize = 7;
const boxPadding = 3;

const sizes = { H1: 18, H2: 13, P: 10 } as const;

/** A column of a table: its heading, its width in points (`*` takes what is left), and the alignment of its text. */
export interface Column {
  heading: string;
  width: number | '*';
  align: 'left' | 'right';
}

/** A box of a form: its printed name, and what is filled in; empty: nothing is. */
export interface FormBox {
  readonly label: string;
  readonly value: string;
  /** The share of its row that it takes, beside those of the others. */
  readonly share: number;
}

export interface DocumentFacts {
  title: string;
  author: string;
  subject: string;
  created: Date;
}

/**
 * A PDF/UA-1 document that is written from top to bottom: headings, paragraphs and tables with header cells, each a
 * tagged element, so that a screen reader reads it as it is meant. Letter size.
 */
export class TaggedDocument {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #left = 54;

  constructor({ title, author, subject, created }: DocumentFacts) {
    this.#pdf = new PDFDocument({
      size: 'LETTER',
      margin: this.#left,
      pdfVersion: '1.7',
      ...accessible,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      // Else it would begin with a typeface that no file embeds.
      ...noTypeface,
      info: { Title: title, Author: author, Subject: subject, CreationDate: created, ModDate: created },
    });
    registerTypefaces(this.#pdf);
    this.#pdf.font(regular);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  /** The name of the store, at the head of the first page, with a line below it. */
  brand(name: string): void {
    this.#block('P', name, bold);
    const [y, end] = [this.#pdf.y + 2, this.#pdf.page.width - this.#left];
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.moveTo(this.#left, y).lineTo(end, y).lineWidth(1.5).strokeColor('#1b1b1b').stroke();
    this.#pdf.endMarkedContent();
    this.#pdf.moveDown(1);
  }

  /** A heading is on the page of what follows it. @param room points that it needs with that: the facts of a purchase order and its first line, or all of the totals, where it is left out */
  heading(level: 1 | 2, text: string, room = 190): void {
    this.#keepTogether(room);
    if (level === 2) this.#pdf.moveDown(0.8);
    this.#block(level === 1 ? 'H1' : 'H2', text, bold);
    this.#pdf.moveDown(0.3);
  }

  /** Each line is a paragraph of its own, so that none is read into the next; empty ones are left out. */
  lines(...lines: string[]): void {
    for (const line of lines) if (line !== '') this.#block('P', line, regular);
  }

  /** A table whose first row names its columns. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const header = columns.map(({ heading }) => ({ text: heading, type: 'TH' as const, scope: 'Column' }));
    this.#table(columns, [header, ...rows.map((row) => row.map((text) => ({ text })))], (row) => row === 0);
  }

  /** A table of names and values: the name heads its row. */
  namedValues(columns: readonly Column[], rows: readonly (readonly [name: string, value: string])[]): void {
    this.#table(
      columns,
      rows.map(([name, value]) => [{ text: name, type: 'TH' as const, scope: 'Row' }, { text: value }]),
      () => false,
    );
  }

  /** Rows of boxes as a paper form has them, over the whole width: a name in small letters, and below it what is filled in. A screen reader is told both, and of an empty box that it is blank. */
  boxes(rows: readonly (readonly FormBox[])[]): void {
    const whole = this.#pdf.page.width - 2 * this.#left;
    for (const row of rows) {
      const shares = row.reduce((sum, { share }) => sum + share, 0);
      const widths = row.map(({ share }) => (whole * share) / shares);
      const [inner, labels, values] = [(at: number) => (widths[at] ?? whole) - 2 * boxPadding, [] as number[], [] as number[]];
      for (const [at, { label, value }] of row.entries()) {
        labels.push(this.#pdf.font(regular).fontSize(labelSize).heightOfString(label, { width: inner(at) }));
        values.push(this.#pdf.font(bold).fontSize(sizes.P).heightOfString(value === '' ? 'X' : value, { width: inner(at) }));
      }
      const labelHeight = Math.max(...labels);
      const height = labelHeight + Math.max(...values) + 2 * boxPadding + 2;
      this.#keepTogether(height);
      const { y } = this.#pdf;
      let x = this.#left;
      for (const [at, box] of row.entries()) {
        this.#box(box, { x, y, width: widths[at] ?? whole, height, labelHeight });
        x += widths[at] ?? 0;
      }
      this.#pdf.x = this.#left;
      this.#pdf.y = y + height;
    }
    this.#pdf.font(regular).fontSize(sizes.P).moveDown(0.4);
  }

  #box({ label, value }: FormBox, { x, y, width, height, labelHeight }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly labelHeight: number }): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.rect(x, y, width, height).lineWidth(0.75).strokeColor('#1b1b1b').stroke();
    this.#pdf.endMarkedContent();
    const at = { width: width - 2 * boxPadding };
    this.#root.add(this.#pdf.struct('P', { actual: `${label}: ${value === '' ? 'blank' : value}` }, () => {
      this.#pdf.font(regular).fontSize(labelSize).text(label, x + boxPadding, y + boxPadding, at);
      this.#pdf.font(bold).fontSize(sizes.P).text(value, x + boxPadding, y + boxPadding + labelHeight + 2, at);
    }));
  }

  /** The finished file. */
  async bytes(): Promise<Uint8Array> {
    this.#root.end();
    this.#numberPages();
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on('end', resolve);
      this.#pdf.on('error', reject);
    });
    this.#pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #block(type: keyof typeof sizes, text: string, font: string): void {
    this.#root.add(
      this.#pdf.struct(type, {}, () => {
        this.#pdf.font(font).fontSize(sizes[type]).text(text, this.#left, undefined, { lineGap: 2 });
      }),
    );
  }

  #table(columns: readonly Column[], data: PDFKit.Mixins.CellOptions[][], isHeader: (row: number) => boolean): void {
    this.#pdf.moveDown(0.4);
    this.#pdf.font(regular).fontSize(9);
    const options = {
      structParent: this.#root,
      position: { x: this.#left, y: this.#pdf.y },
      columnStyles: columns.map(({ width }) => width),
      rowStyles: (row: number) => (isHeader(row) ? { backgroundColor: '#eeeeee' } : {}),
      defaultStyle: { border: 0.5, borderColor: '#767676', padding: 4 },
      data: data.map((row, i) =>
        row.map((cell, column) => ({
          ...cell,
          align: { x: columns[column]?.align ?? 'left' },
          ...((isHeader(i) || cell.type === 'TH') && { font: { src: bold } }),
        })),
      ),
    };
    this.#pdf.table(options);
    this.#pdf.x = this.#left;
    this.#pdf.font(regular).moveDown(0.4);
  }

  /** Begins a new page when less than `points` are left on this one. */
  #keepTogether(points: number): void {
    const { page } = this.#pdf;
    if (this.#pdf.y + points > page.height - page.margins.bottom) this.#pdf.addPage();
  }

  /** Page numbers are no content: a screen reader has its own. */
  #numberPages(): void {
    const { count } = this.#pdf.bufferedPageRange();
    for (let i = 0; i < count; i += 1) {
      this.#pdf.switchToPage(i);
      const { page } = this.#pdf;
      const { bottom } = page.margins;
      page.margins.bottom = 0;
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      this.#pdf.font(regular).fontSize(8).text(`Page ${i + 1} of ${count}`, this.#left, page.height - 40, { lineBreak: false });
      this.#pdf.endMarkedContent();
      page.margins.bottom = bottom;
    }
  }
}
