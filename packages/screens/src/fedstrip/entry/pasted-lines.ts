import type { EntryLine } from '@quartermaster/contracts/requisition';

type Pasted = Pick<EntryLine, 'stockNumber' | 'quantity' | 'unitOfIssue'>;

/** Lines that were copied in a spreadsheet: number, quantity and unit in this order, one line a row. */
export const pastedLines = (text: string): readonly Pasted[] =>
  text.split(/\r?\n/).map((row) => row.split('\t').map((cell) => cell.trim())).filter((cells) => cells.some((cell) => cell !== ''))
    .map(([stockNumber = '', quantity = '', unitOfIssue = '']) => ({ stockNumber: stockNumber.slice(0, 40), quantity: quantity.slice(0, 20), unitOfIssue: unitOfIssue.slice(0, 20) }));
