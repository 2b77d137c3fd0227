import { describe, expect, it } from 'vitest';
import { cutCardNumbers, lastFourOf } from './cut-card-numbers.ts';
import { readAmount } from './read-amount.ts';
import { readStatement } from './read-statement.ts';

const card = '4614 0000 0000 1111';
const ofx = (charges: string, end = '') => `OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\n\r\n<OFX>\r\n<CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>1${end}<CCSTMTRS><CURDEF>USD${end}<CCACCTFROM><ACCTID>4614000000001111</CCACCTFROM>\r\n<BANKTRANLIST>\r\n${charges}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;
const problemsOf = (text: string) => {
  const read = readStatement(text);
  return 'problems' in read ? read.problems : expect.fail('It was read.');
};

describe('amounts', () => {
  it.each([['218.40', 21_840], ['$1,204.5', 120_450], ['(12.00)', -1_200], ['-$12', -1_200], ['12.00 CR', -1_200], ['$-3.10', -310], ['12,00', null], ['1.234', null], ['n/a', null], ['', null], ['(12', null], ['1e9', null], ['999,999,999.99', 99_999_999_999], ['1,000,000,000', null], ['1000000000', null]])('“%s” is %s', (text, cents) => {
    expect(readAmount(text)).toBe(cents);
  });
});

describe('card numbers', () => {
  it.each([[`Card ${card} at store`, 'Card …1111 at store'], ['4614-0000-0000-1111', '…1111'], ['４６１４００００００００１１１１', '…1111'], ['24692166327100123456789', '…6789'], ['TEL 800-555-0100', 'TEL 800-555-0100'], ['ACCT 123456789012', 'ACCT …9012'], ['ACCT 12345678901', 'ACCT 12345678901']])('%s', (text, cut) => {
    expect(cutCardNumbers(text)).toBe(cut);
  });
  it('are known by their last four digits, however they are masked', () => {
    expect(['XXXX-XXXX-XXXX-1111', card, '1111', 'x11'].map(lastFourOf)).toEqual(['1111', '1111', '1111', null]);
  });
});

describe('a statement as CSV', () => {
  it('is read by the headings that banks have, with lines of the file, and without numbers of cards', () => {
    const read = readStatement(`\uFEFFTransaction Date,Posting Date,Merchant Name,Amount,Card Number,Reference Number\r\n11/23/2026,11/24/2026,"SAMPLE, ${card}",$218.40,${card},24692166327100123456789\r\n\r\n2026-11-25,,OTHER,-5.00,,7\r\n2026-11-26,,OTHER,5.00,,8\r\n`);
    expect(read).toEqual({ charges: [
      { line: 2, day: '2026-11-23', amount: 21_840, vendor: 'SAMPLE, …1111', lastFour: '1111', reference: '…6789' },
      { line: 4, day: '2026-11-25', amount: -500, vendor: 'OTHER', lastFour: null, reference: '7' },
      { line: 5, day: '2026-11-26', amount: 500, vendor: 'OTHER', lastFour: null, reference: '8' },
    ] });
  });

  it('has charges below zero where most lines are, and columns of debits and credits as they say', () => {
    const amounts = (text: string) => {
      const read = readStatement(text);
      return 'charges' in read ? read.charges.map(({ amount }) => amount) : read.problems;
    };
    expect(amounts('date,description,amount\n2026-11-23,A,-2.00\n2026-11-23,B,-3.00\n2026-11-23,C,1.00\n')).toEqual([200, 300, -100]);
    expect(amounts('Date,Description,Debit,Credit\n2026-11-23,A,,2.00\n2026-11-23,B,3.00,\n')).toEqual([-200, 300]);
  });

  it('that cannot be read says which line, what is in it and how to write it', () => {
    expect(problemsOf(`date,vendor,amount\n13/45/2026,A,1\n2026-11-23,,n/a ${card}\n2026-11-23,A,2.00\n`)).toEqual([
      { line: 2, message: '“13/45/2026” is no date. Write it as 2026-11-23 or 11/23/2026.' },
      { line: 3, message: '“n/a …1111” is no amount. Write it as 218.40.' }, { line: 3, message: 'No vendor is named.' },
    ]);
    expect(problemsOf('date,vendor,amount\n2026-11-23,"A,1\n')).toMatchObject([{ message: expect.stringContaining('CSV') }]);
    expect(problemsOf('a,b\n1,2\n')).toEqual([{ line: 1, message: 'The heading has no column for a date (Transaction Date) and an amount (Amount, or Debit and Credit) and a vendor (Merchant or Description). Name the columns in the first line.' }]);
    for (const text of ['', ' \n', 'date,vendor,amount\n', '%PDF-1.7', 'PK\u0003\u0004xx']) expect(problemsOf(text)).toMatchObject([{ line: 0, message: expect.stringMatching(/\.$/) }]);
  });

  it('of more than 1,000 lines is to be divided', () => {
    expect(problemsOf(`date,vendor,amount\n${'2026-11-23,A,1.00\n'.repeat(1_001)}`)).toEqual([{ line: 1_002, message: 'The file has 1,001 lines, and at most 1,000 are taken. Divide it, by month for example.' }]);
  });
});

describe('a statement as OFX', () => {
  const read = { charges: [
    { line: 8, day: '2026-11-23', amount: 21_840, vendor: 'SAMPLE & SUPPLY', lastFour: '1111', reference: 'F1' },
    { line: 9, day: '2026-11-24', amount: -500, vendor: 'OTHER …1111', lastFour: '1111', reference: 'F2' },
  ] };
  it('of version 1, without end tags', () => {
    expect(readStatement(ofx(`<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261123120000[-5:EST]<TRNAMT>-218.40<FITID>F1<NAME>SAMPLE & SUPPLY</STMTTRN>\r\n<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261124<TRNAMT>5.00<FITID>F2<MEMO>OTHER ${card}</STMTTRN>\r\n`))).toEqual(read);
  });
  it('of version 2, which is XML', () => {
    const xml = `<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n\n\n\n<OFX><SIGNONMSGSRSV1><SONRS><LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF><CCACCTFROM><ACCTID>4614000000001111</ACCTID></CCACCTFROM><BANKTRANLIST>\n\n<STMTTRN><DTPOSTED>20261123</DTPOSTED><TRNAMT>-218.40</TRNAMT><FITID>F1</FITID><NAME>SAMPLE &amp; SUPPLY</NAME></STMTTRN>\n<STMTTRN><DTPOSTED>20261124</DTPOSTED><TRNAMT>5.00</TRNAMT><FITID>F2</FITID><MEMO>OTHER ${card}</MEMO></STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;
    expect(readStatement(xml)).toEqual(read);
  });
  it('that cannot be read says why', () => {
    expect(problemsOf(ofx('<STMTTRN><DTPOSTED>2026<TRNAMT>x<NAME>A</STMTTRN>\n'))).toEqual([{ line: 8, message: 'DTPOSTED “2026” is no date. It begins like 20261123.' }, { line: 8, message: 'TRNAMT “x” is no amount. It is written like -218.40.' }]);
    expect(problemsOf(ofx(''))).toEqual([{ line: 0, message: 'The statement has no charges.' }]);
    expect(problemsOf('<OFX><BANKMSGSRSV1></BANKMSGSRSV1></OFX>')).toMatchObject([{ line: 0, message: expect.stringContaining('no statement of a credit card') }]);
    expect(problemsOf('<OFX><CREDITCARDMSGSRSV1>')).toMatchObject([{ line: 0, message: expect.stringContaining('The file is not OFX') }]);
    expect(problemsOf(ofx('<STMTTRN><DTPOSTED>20261123<TRNAMT>-1.00<NAME>A</STMTTRN>').replace('USD', 'EUR'))).toMatchObject([{ message: expect.stringContaining('The amount is in EUR.') }]);
  });
  it('with elements that no bank writes is refused with a reason', () => {
    for (const text of [`<OFX>${'<A>'.repeat(5_000)}${'</A>'.repeat(5_000)}</OFX>`, '<OFX><constructor><A>1</A></constructor></OFX>', '<OFX><__proto__><A>1</A></__proto__></OFX>']) {
      expect(problemsOf(text)).toEqual([{ line: 0, message: expect.stringMatching(/^The file is not OFX: .+\. Download it from the bank again\.$/) }]);
    }
  });
  it('of hostile shape is answered at once', () => {
    const began = performance.now();
    for (const text of [`<OFX><${'A'.repeat(190_000)}>1`, `<OFX>${'<A>'.repeat(60_000)}`, `<OFX><A>${' '.repeat(190_000)}`, `<OFX>${'<A>1</A'.repeat(25_000)}`, `<!DOCTYPE x [<!ENTITY a "b">]><OFX><A>&a;</A></OFX>`]) problemsOf(text);
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
