import XmlBuilder from 'fast-xml-builder';

/** What is answered to a document. */
export interface CxmlAnswer {
  readonly status: number;
  /** Why, for people; empty where all is well. */
  readonly said: string;
}

export const taken: CxmlAnswer = { status: 200, said: '' };

const statusWords: Readonly<Record<number, string>> = {
  200: 'OK', 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found', 406: 'Not Acceptable', 409: 'Conflict', 413: 'Too Large', 415: 'Unsupported Media Type',
  429: 'Too Many Requests', 450: 'Not Implemented', 500: 'Internal Server Error', 503: 'Unavailable',
};

const builder = new XmlBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', suppressBooleanAttributes: false, suppressEmptyNode: true });
const documentType = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd">\n';

/** A cXML `Response` with what it has beside the status. `payloadId`: its own name. */
export const writeAnswer = ({ status, said }: CxmlAnswer, payloadId: string, now: Date, content: Readonly<Record<string, unknown>> = {}): string =>
  documentType + builder.build({
    cXML: {
      '@payloadID': payloadId,
      '@timestamp': now.toISOString(),
      '@xml:lang': 'en-US',
      Response: { Status: { '@code': String(status), '@text': statusWords[status] ?? 'Error', '@xml:lang': 'en-US', ...(said !== '' && { '#': said }) }, ...content },
    },
  });

/** What the server takes, for the `ProfileRequest` by which systems see whether it is there. `since`: when that changed last. */
export const profile = (requests: readonly string[], url: string, since: string): Readonly<Record<string, unknown>> => ({
  ProfileResponse: { '@effectiveDate': since, Transaction: requests.map((name) => ({ '@requestName': name, URL: url })) },
});
