import { describe, expect, it } from 'vitest';
import { services } from '@quartermaster/contracts/schema';
import { wireApp } from '../testing/wire-app.ts';
import { openApiDocument } from './document.ts';
import { apiPage, registerOpenApi } from './register.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly required: boolean }[];
  readonly requestBody?: unknown;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { readonly schema: { readonly oneOf?: readonly { readonly title: string }[] } }>> } };
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const document = openApiDocument(services, '/advantage/rs', '0.1.0') as unknown as Document;
const operation = (path: string): Operation => {
  const [found] = Object.values(document.paths[path] ?? {});
  if (found === undefined) throw new Error(`${path} is not described.`);
  return found;
};

describe('the OpenAPI document', () => {
  it('is of version 3.1 and describes every service once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(services.map(({ path }) => path));
    const ids = services.map(({ path }) => operation(path).operationId);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('names every response with its attributes', () => {
    for (const service of services) {
      if (service.plain !== undefined) {
        expect(Object.keys(operation(service.path).responses[200].content)).toEqual([service.plain.format === 'text' ? 'text/plain' : 'application/json']);
        continue;
      }
      const names = operation(service.path).responses[200].content['application/json']?.schema.oneOf?.map(({ title }) => title);
      expect(names, service.path).toEqual(Object.keys(service.responses));
    }
  });

  it('says what a call needs', () => {
    expect(operation('/catalog/quicklook').parameters).toMatchObject([{ name: 'productId', required: false }, { name: 'offerId', required: false }]);
    expect(operation('/orderhistory/view_pdf').parameters).toMatchObject([{ required: true }]);
    expect(operation('/cart/addCart')).toMatchObject({ security: [{ xsrfToken: [] }], requestBody: { required: true } });
    expect(operation('/checkout/checkout_review_submit').security).toEqual([{ accessToken: [], xsrfToken: [] }]);
    expect(operation('/login/sign_out').security).toEqual([{ xsrfToken: [] }]);
    expect(operation('/orderhistory/view_pdf').responses[200].content).toHaveProperty(['application/pdf']);
  });

  it('has no reference that leads nowhere', () => {
    for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = (pointer ?? '').split('/').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(target, pointer).toBeDefined();
    }
  });

  it('is served with a page that may run own scripts only', async () => {
    const app = await wireApp([], {}, { routes: (root) => registerOpenApi(root, services, '/advantage/rs', '0.1.0') });
    expect((await app.inject('/advantage/rs/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await app.inject(`${apiPage}/json`)).json(), 'what the page shows').toEqual(document);
    const page = await app.inject(`${apiPage}/`);
    expect(page.statusCode).toBe(200);
    const policies = [page.headers['content-security-policy']].flat().map(String);
    for (const policy of policies) expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policies.join(' ')).not.toContain('unsafe-eval');
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
