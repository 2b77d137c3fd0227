import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/vendor-system.ts';
import { CxmlProblem } from './cxml-problem.ts';
import { attribute, childrenOf, neededChild, textOf } from './element.ts';
import { readEnvelope, readParties } from './envelope.ts';
import { firstHeader } from './first-header.ts';
import { parseDocument } from './parse-document.ts';

const parse = (text: string) => parseDocument(new TextEncoder().encode(text));
const problemOf = (text: string | Uint8Array): CxmlProblem | null => {
  try {
    readEnvelope(parseDocument(typeof text === 'string' ? new TextEncoder().encode(text) : text));
    return null;
  } catch (error) {
    if (error instanceof CxmlProblem) return error;
    throw error;
  }
};

describe('a document', () => {
  it('is read with its attributes, texts and repeated elements', () => {
    const root = parse('<?xml version="1.0"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd">\n<!-- one -->\n<cXML payloadID="a&quot;b &#65;"><A>x &lt; y &amp;lt;</A><A/><A z="1">t<![CDATA[ & <u> ]]></A></cXML>');
    expect(attribute(root, 'payloadID')).toBe('a"b A');
    expect(childrenOf(root, 'A').map(textOf)).toEqual(['x < y &lt;', '', 't & <u>']);
  });

  it.each([
    ['nothing', '', 'not well-formed'],
    ['a text', 'accepted, thank you', 'not well-formed'],
    ['half a document', '<cXML payloadID="a"><Header>', 'not well-formed'],
    ['another root', '<html><body/></html>', 'root element is not cXML'],
    ['two roots', '<cXML a="1"/><cXML a="1"/>', 'root element is not cXML'],
    ['a declaration of its own', `<!DOCTYPE cXML [<!ENTITY a "b">]>${documentOf('<ProfileRequest/>').split('\n').slice(2).join('\n')}`, 'declares a document type'],
    ['an entity from a file', documentOf('<ProfileRequest/>').replace('Fulfill.dtd">', 'Fulfill.dtd" [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), 'declares a document type'],
    ['entities that make a billion', documentOf('<ProfileRequest/>').replace('Fulfill.dtd">', 'Fulfill.dtd" [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'), 'declares a document type'],
    ['an entity that is declared nowhere', documentOf('<ProfileRequest>&x;</ProfileRequest>'), 'refers to an entity'],
    ['a name that commands the parser', documentOf('<__proto__ a="1"/>'), 'not well-formed'],
    ['too many elements', documentOf('<A/>'.repeat(41_000)), 'more than 40000 elements'],
    // Looking for their ends anew at each beginning would take minutes.
    ['CDATA sections without end', `<cXML>${'<![CDATA['.repeat(400_000)}</cXML>`, 'more than 40000 elements'],
    ['an entity behind a CDATA section', '<cXML><A><![CDATA[&x;]]></A><A>&x;</A><A><![CDATA[&x;]]></A></cXML>', 'refers to an entity'],
    ['elements without end', documentOf('<A>'.repeat(200) + '</A>'.repeat(200)), 'not well-formed'],
    ['characters that are no text', documentOf('<ProfileRequest/>', { identity: 'a\0b' }), 'such as NUL'],
    ['an encoding that is not UTF-8', new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), 'not text in UTF-8'],
  ])('is refused for %s', (_name, text, said) => {
    expect(problemOf(text)).toMatchObject({ status: 406, message: expect.stringContaining(said) });
  });

  it('has in its CDATA sections whatever looks like an entity', () => {
    const root = parse('<cXML><A><![CDATA[a & b &x;]]></A><A><![CDATA[]]></A><A><![CDATA[<![CDATA[&y;]]></A></cXML>');
    expect(childrenOf(root, 'A').map(textOf)).toEqual(['a & b &x;', '', '<![CDATA[&y;']);
  });

  it.each([
    ['no payloadID', documentOf('<ProfileRequest/>', { payloadId: '' }), 'no payloadID'],
    ['a payloadID of two lines', documentOf('<ProfileRequest/>').replace(/payloadID="[^"]*"/, 'payloadID="a&#10;b"'), 'no payloadID'],
    ['no header', '<cXML payloadID="a"><Request/></cXML>', 'has no Header'],
    ['no sender', documentOf('<ProfileRequest/>').replaceAll(/<Sender>[^]*<\/Sender>/g, ''), 'has no Sender'],
    ['a name that fills the log', documentOf('<ProfileRequest/>', { identity: 'x'.repeat(201) }), 'up to 200 characters'],
    ['very many senders', documentOf('<ProfileRequest/>').replace('<From>', `<From>${'<Credential domain="a"><Identity>b</Identity></Credential>'.repeat(6)}`), '1 to 5 Credential'],
  ])('is not understood with %s', (_name, text, said) => {
    expect(problemOf(text)).toMatchObject({ status: 400, message: expect.stringContaining(said) });
  });

  it('of a test is not recorded', () => {
    expect(problemOf(documentOf('<ProfileRequest/>').replace('"production"', '"test"'))).toMatchObject({ status: 450 });
  });

  it('whatever it holds, it is read or refused with a sentence', () => {
    const piece = fc.oneof(fc.constantFrom('<', '>', '</', '/>', '<cXML', '<Header', '<![CDATA[', ']]>', '<!--', '-->', '<?', '?>', '&', '&amp;', '&#0;', '&#xD800;', ';', '="', '"', ' ', '<!DOCTYPE', '<!ENTITY', '__proto__', 'constructor', 'payloadID'), fc.string({ maxLength: 5 }));
    fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), fc.nat({ max: 700 }), (pieces, at) => {
      const good = documentOf('<ProfileRequest/>');
      for (const text of [pieces.join(''), good.slice(0, at) + pieces.join('') + good.slice(at), good.slice(0, at) + good.slice(at + pieces.length)]) {
        const problem = problemOf(text);
        expect(problem === null || (problem.status >= 400 && problem.message.length > 10)).toBe(true);
      }
    }));
  });

  it('any text that is escaped is read as it was', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replaceAll(/\p{Cc}/gu, '').trim()), (text) => {
      const root = parse(`<cXML><A>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</A></cXML>`);
      expect(textOf(neededChild(root, 'A'))).toBe(text);
    }));
  });
});

describe('the header of a document', () => {
  const headerOf = (text: string) => readParties(firstHeader(new TextEncoder().encode(text)));

  it('is read from the beginning, whatever comes after it', () => {
    const whole = documentOf('<ProfileRequest/>');
    const { from, sender } = readEnvelope(parse(whole));
    expect(headerOf(whole)).toEqual({ from, sender });
    expect(headerOf(`${whole.slice(0, whole.indexOf('</Header>') + 9)}${'<A &x; <!ENTITY é'.repeat(50_000)}`)).toEqual({ from, sender });
  });

  it.each([
    ['that is not there', '<cXML/>', 'no Header that ends within'],
    ['that does not end', `<cXML><Header>${'<A/>'.repeat(200_000)}`, 'no Header that ends within'],
    ['that ends too late', documentOf('').replace('<From>', `<From>${' '.repeat(17_000)}`), 'no Header that ends within'],
    ['that ends before it begins', '</Header><Header>', 'no Header that ends within'],
    ['that is not well-formed', '<cXML><Header><From></Header>', 'not well-formed'],
    ['with entities', '<cXML><Header>&x;</Header>', 'refers to an entity'],
  ])('is refused for one %s', (_name, text, said) => {
    expect(() => headerOf(text)).toThrow(expect.objectContaining({ status: 406, message: expect.stringContaining(said) }));
  });
});
