import { z } from 'zod';
import { sessionAttributesSchema, type PlainDefinition, type ServiceDefinition } from '@quartermaster/contracts/schema';

type Json = Readonly<Record<string, unknown>>;

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

const errorAttributes = z.object({
  errorID: z.string().describe('Request id; the server’s log has it too'),
  occurrenceTimeOnServer: z.iso.datetime(),
  code: z.string().describe('Machine-readable cause, for example REQUEST_INVALID'),
  accessPath: z.string().optional().describe('With STORE_REFUSED: the service that tells the buyer why, and how they may be let in'),
  fieldErrors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

/** The OpenAPI 3.1 document of the API, made of the same declarations as its routes. */
export function openApiDocument(services: readonly ServiceDefinition[], base: string, version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quartermaster marketplace API',
      version,
      description:
        'Every answer is an envelope: responseName and the path choose the screen, attributes are its content. ' +
        'Calls that change something carry the value of the XSRF-TOKEN cookie in the header X-XSRF-TOKEN. ' +
        'X-Store names the store.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: base }],
    tags: [...new Set(services.map(areaOf))].map((name) => ({ name })),
    paths: Object.fromEntries(services.map((service) => [service.path, { [methodOf(service)]: operation(service) }])),
    components: {
      schemas: {
        SessionAttributes: schemaOf(sessionAttributesSchema, 'output'),
        ErrorEnvelope: {
          type: 'object',
          required: ['responseType', 'message', 'attributes'],
          properties: {
            responseType: { const: 'ERROR' },
            message: { type: 'string' },
            msgType: { type: 'string' },
            attributes: schemaOf(errorAttributes, 'output'),
          },
        },
      },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A token that is bound to a key (`cnf.jkt`) comes as `Authorization: DPoP` instead, with a proof in the header `DPoP` (RFC 9449, ES256).',
        },
        xsrfToken: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
  };
}

const areaOf = (service: ServiceDefinition): string => service.path.split('/')[1] ?? '';
const methodOf = (service: ServiceDefinition): string => (service.method === 'POST' ? 'post' : 'get');

function operation(service: ServiceDefinition): Json {
  const changes = service.method === 'POST' || service.changesState === true;
  return {
    tags: [areaOf(service)],
    operationId: `${service.method.toLowerCase()}${service.path.replaceAll('/', '.')}`,
    summary: service.summary,
    security: [{ ...(service.access === 'buyer' && { accessToken: [] }), ...(changes && { xsrfToken: [] }) }],
    ...(service.method === 'POST' ? requestBody(service) : { parameters: parameters(service) }),
    responses: { 200: success(service), default: failure },
  };
}

const requestBody = (service: ServiceDefinition): Json => ({
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(service.request, 'input') } } },
});

function parameters(service: ServiceDefinition): Json[] {
  const { properties = {}, required = [] } = schemaOf(service.request, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function success(service: ServiceDefinition): Json {
  if (service.plain !== undefined) return plainSuccess(service.plain);
  const envelopes = Object.entries(service.responses).map(([name, { attributes }]) => ({
    title: name,
    type: 'object',
    required: ['responseType', 'responseName', 'attributes'],
    properties: {
      responseType: { type: 'string', enum: ['SUCCESS', 'AUTHENTICATED', 'ERROR'] },
      responseName: { const: name },
      attributes: { allOf: [schemaOf(attributes, 'output'), { $ref: '#/components/schemas/SessionAttributes' }] },
    },
  }));
  const examples = Object.entries(service.responses).flatMap(([responseName, { examples: values }]) =>
    Object.entries(values).map(([title, attributes]) => [
      `${responseName}: ${title}`,
      { value: { responseType: 'SUCCESS', responseName, attributes } },
    ]),
  );
  const json = { 'application/json': { schema: { oneOf: envelopes }, examples: Object.fromEntries(examples) as Json } };
  const document = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };
  return { description: 'The answer, by response name', content: service.method === 'GET_PDF' ? { ...document, ...json } : json };
}

const plainSuccess = ({ format, content, examples }: PlainDefinition): Json => ({
  description: format === 'text' ? 'Text instead of an envelope' : 'A list instead of an envelope',
  content: {
    [format === 'text' ? 'text/plain' : 'application/json']: {
      schema: schemaOf(content, 'output'),
      examples: Object.fromEntries(Object.entries(examples).map(([title, value]) => [title, { value }])),
    },
  },
});

const failure: Json = {
  description: 'An ERROR envelope',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
};
