import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, it } from 'vitest';
import { describeComponents } from './describe-components.ts';

type Module = Readonly<Record<string, StoryObj>> & { readonly default: Meta };
const modules = import.meta.glob<Module>('../../packages/ui/src/*/*.stories.tsx', { eager: true });

/** They are drawn once a browser is there. */
const drawnLater = ['ConfirmDialog', 'Dialog', 'Sheet', 'SpinnerOverlay'];

const listed = Object.entries(modules).map(([path, module]) => storyFile(path, module));

// `expect` comes with each test: storybook/test puts one of its own in the place where the runner would count those of all.
describe.each(listed)('$name', ({ name, meta, facts }) => {
  it('has a page with its name, what it is for, and its props', ({ expect }) => {
    expect(meta.title?.split('/').at(-1)).toBe(name);
    expect(meta.component).toBeDefined();
    expect(meta.tags ?? []).not.toContain('!autodocs');
    expect((facts?.description ?? '').length, 'the docstring of the component').toBeGreaterThan(10);
    // One that is only a place for others has no props of its own.
    expect(name === 'VisuallyHidden' || Object.keys(facts?.props ?? {}).length > 0).toBe(true);
  });
});

it.for(listed.filter(({ name }) => !drawnLater.includes(name)))('$name changes with its controls', ({ meta, facts, stories }, { expect }) => {
  // The one that the page shows with its controls.
  const [first] = stories;
  const drawn = (args: object): string => renderToStaticMarkup(createElement(composeStory({ ...first?.story, args }, meta) as ComponentType));
  const asWritten = drawn(first?.args ?? {});
  const values: Readonly<Record<string, unknown>> = { ...Object.fromEntries(Object.keys(facts?.props ?? {}).map((prop) => [prop, undefined])), ...first?.args };
  const changing = Object.entries(values).filter(([arg, value]) => otherValues(value, facts?.props?.[arg]?.tsType).some((other) => drawn({ ...first?.args, [arg]: other }) !== asWritten));
  expect(changing.length, 'the controls that change something').toBeGreaterThan(0);
});

it('is there for all components', ({ expect }) => {
  expect(Object.keys(modules).length).toBeGreaterThan(45);
});

function storyFile(path: string, { default: meta, ...stories }: Module) {
  const name = basename(path, '.stories.tsx');
  const file = join(import.meta.dirname, path.replace('.stories', ''));
  const facts = describeComponents(readFileSync(file, 'utf8'), file).find(({ displayName }) => displayName === name);
  return { name, meta, facts, stories: Object.values(stories).map((story) => ({ story, args: { ...meta.args, ...story.args } })) };
}

/** Values that a person would set with the control of a prop. */
function otherValues(value: unknown, type: object | undefined): readonly unknown[] {
  const literals = type !== undefined && 'elements' in type && Array.isArray(type.elements)
    ? type.elements.flatMap((one: { name: string; value?: string }) => (one.name === 'literal' && one.value !== undefined ? [one.value.replaceAll("'", '')] : []))
    : [];
  if (literals.length > 0) return literals;
  if (typeof value === 'string') return ['Other words'];
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  return Array.isArray(value) ? [[]] : [];
}
