import { expect, it } from 'vitest';
import { isRole, mayUse, roles } from './roles.ts';

it('each role may do what it needs and what all may, and the administrator everything', () => {
  const table = Object.fromEntries(roles.map((role) => [role, roles.filter((needed) => mayUse(role, needed))]));
  expect(table).toEqual({
    viewer: ['viewer'],
    orderClerk: ['viewer', 'orderClerk'],
    catalogEditor: ['viewer', 'catalogEditor'],
    administrator: [...roles],
  });
});

it('knows its roles by name, and no other', () => {
  expect([...roles, 'Viewer', '', 'constructor'].filter(isRole)).toEqual([...roles]);
});
