import type { StrictArgTypes } from 'storybook/internal/types';

// As Storybook has them after it has read the short forms of the stories.
const words = { type: 'text' } as const;
const none = { disable: true } as const;

/**
 * The controls that fit the props of React, with all values of a choice in its type: words for what is rendered, none for a part that was put together from others, none for what only code can give.
 *
 * @param argTypes the props, as they were read from the source
 * @param args the values that the story begins with
 */
export function fittingControls(argTypes: StrictArgTypes, args: Readonly<Record<string, unknown>>): StrictArgTypes {
  return Object.fromEntries(Object.entries(argTypes).map(([name, argType]): readonly [string, StrictArgTypes[string]] => {
    const kind = argType.type !== undefined && typeof argType.type === 'object' && argType.type.name === 'other' ? argType.type.value : null;
    if (name === 'ref' || name === 'className') return [name, { ...argType, control: none, table: { ...argType.table, disable: true } }];
    if (typeof argType.type === 'object' && argType.type.name === 'enum') return [name, { ...argType, table: { ...argType.table, type: { summary: argType.type.value.join(' | ') } } }];
    if (kind === null || argType.control !== undefined) return [name, argType];
    const value = args[name];
    const isText = typeof value === 'string' || (kind === 'ReactNode' && value === undefined);
    return [name, { ...argType, control: isText ? words : none }];
  }));
}
