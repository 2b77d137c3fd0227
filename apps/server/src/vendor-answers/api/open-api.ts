import { z } from 'zod';
import { acknowledgementSchema, answersSchema } from './answer.schema.ts';
import { mostOfPage } from './place.ts';
import { purchaseOrderSchema, recordedSchema, statusSchema, waitingSchema } from './purchase-order.schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Where the programs of vendors call. */
export const apiBasePath = '/vendor/api';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};
const json = (schema: z.ZodType, io: 'input' | 'output'): Json => ({ 'application/json': { schema: schemaOf(schema, io) } });
const answered = (description: string, schema: z.ZodType): Json => ({
  responses: { 200: { description, content: json(schema, 'output') }, default: { $ref: '#/components/responses/Problem' } },
});
const sent = (schema: z.ZodType): Json => ({ requestBody: { required: true, content: json(schema, 'input') } });
const poNumber: Json = { name: 'poNumber', in: 'path', required: true, schema: { type: 'string' } };

/** The OpenAPI 3.1 document of the vendors' API, made of the schemas by which calls are checked. */
export const vendorApiDocument = (webOrigin: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Quartermaster API for vendors', version: '1.0.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    description: 'By which the program of a vendor takes purchase orders and answers. Every answer may be asked for again: the same call changes nothing twice.',
  },
  servers: [{ url: `${webOrigin}${apiBasePath}` }],
  security: [{ key: [] }],
  paths: {
    '/purchase-orders': {
      get: {
        operationId: 'listWaiting', summary: 'Purchase orders that wait for the vendor, the oldest first',
        parameters: [{ name: 'after', in: 'query', schema: { type: 'string' } }, { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: mostOfPage, default: 20 } }],
        ...answered('A page of them', waitingSchema),
      },
    },
    '/purchase-orders/{poNumber}': {
      get: { operationId: 'readPurchaseOrder', summary: 'One purchase order, and what became of it', parameters: [poNumber], ...answered('The purchase order', purchaseOrderSchema) },
    },
    '/purchase-orders/{poNumber}/acknowledgement': {
      post: { operationId: 'acknowledge', summary: 'The vendor has it: it counts as sent, and waits no longer', parameters: [poNumber], ...sent(acknowledgementSchema), ...answered('Noted', statusSchema) },
    },
    '/purchase-orders/{poNumber}/answers': {
      post: { operationId: 'answer', summary: 'What the vendor says to it: all of it is recorded, or nothing', parameters: [poNumber], ...sent(answersSchema), ...answered('Recorded', recordedSchema) },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of one vendor' } },
    responses: {
      Problem: {
        description: '400 not understood; 401 the key is missing, wrong or revoked; 404 no such purchase order of this vendor; 409 it cannot be (any more), by its code; 429 and 5xx: try again later',
        content: { 'application/problem+json': { schema: { type: 'object', required: ['status', 'code', 'detail'], properties: { type: { const: 'about:blank' }, status: { type: 'integer' }, code: { type: 'string' }, detail: { type: 'string' } } } } },
      },
    },
  },
});
