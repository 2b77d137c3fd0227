import type { AdvancedCriteria } from '@quartermaster/contracts';
import { services, type Service } from '@quartermaster/contracts/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { criterionGroups, queryOf } from './criterion-fields.ts';

const service = services.find((one): one is Extract<Service, { path: '/search/advanced' }> => one.path === '/search/advanced');
if (service === undefined) throw new Error('The contract has no advanced search.');
const { request } = service;
const { formType: _formType, q: _q, go: _go, ...shape } = request.shape;
const names = Object.keys(shape) as (keyof AdvancedCriteria)[];
const nothing = Object.fromEntries(names.map((name) => [name, ''])) as unknown as AdvancedCriteria;

it('what is typed into the form comes to the server as it was typed, but for spaces around it', () => {
  const typed = fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 30 }))])));
  fc.assert(
    fc.property(typed, fc.constantFrom('products' as const, 'services' as const), (criteria, kind) => {
      const sent = Object.fromEntries(new URLSearchParams(new URLSearchParams(queryOf(kind, { ...nothing, ...criteria })).toString()));
      expect(request.parse(sent)).toEqual({ formType: kind, ...nothing, ...Object.fromEntries(Object.entries(criteria).map(([name, text]) => [name, text.trim()])) });
    }),
  );
});

it('each form has every criterion once that its kind has', () => {
  const fields = (kind: 'products' | 'services') => criterionGroups[kind].flatMap((group) => group.fields.map(({ name }) => name));
  expect(fields('products').toSorted()).toEqual(names.toSorted());
  expect(fields('services').toSorted()).toEqual(names.filter((name) => !['number', 'vendor', 'unit', 'deliveryDays'].includes(name)).toSorted());
});
