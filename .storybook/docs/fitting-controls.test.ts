import { expect, it } from 'vitest';
import { fittingControls } from './fitting-controls.ts';

const controls = (type: string, args: Readonly<Record<string, unknown>>) => fittingControls({ part: { name: 'part', type: { name: 'other', value: type } } }, args)['part']?.control;

it('lets words be typed where something is rendered, and leaves alone what was put together', () => {
  expect(controls('ReactNode', { part: 'Print' })).toEqual({ type: 'text' });
  expect(controls('ReactNode', {})).toEqual({ type: 'text' });
  expect(controls('ReactNode', { part: { type: 'b' } })).toEqual({ disable: true });
  expect(controls('Sorting', {})).toEqual({ disable: true });
});

it('keeps the control of a story, and those of plain values', () => {
  const list = { name: 'icon', type: { name: 'other' as const, value: 'unknown' }, control: { type: 'select' as const } };
  const flag = { name: 'isOpen', type: { name: 'boolean' as const } };
  expect(fittingControls({ icon: list, isOpen: flag }, {})).toEqual({ icon: list, isOpen: flag });
});

it('does not list what only code can give', () => {
  expect(fittingControls({ ref: { name: 'ref' } }, {})['ref']).toMatchObject({ control: { disable: true }, table: { disable: true } });
});

it('says the values of a choice', () => {
  expect(fittingControls({ size: { name: 'size', type: { name: 'enum', value: ['sm', 'md'] } } }, {})['size']?.table?.type).toEqual({ summary: 'sm | md' });
});
