import { createElement, type ReactElement } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes, useParameter } from 'storybook/manager-api';
import { ofComponents, offered, own, type Item, type Offers, type Tool } from './choices.ts';

/** One of our tools: it lists what makes sense for the story that is shown, and is not there where nothing does. */
export function ToolSelect({ tool }: { tool: Tool }): ReactElement | null {
  const [globals, setGlobals] = useGlobals();
  const type: { readonly name?: string; readonly items?: readonly Item[] } = useGlobalTypes()[tool] ?? {};
  const { items = [], name = tool } = type;
  const listed = offered(items, useParameter<Offers>('offers', ofComponents)[tool]);
  if (listed.length === 0) return null;
  const chosen = typeof globals[tool] === 'string' ? globals[tool] : own;
  // A value that was chosen for another story stays chosen: the story says so itself when it does not have the value.
  const missing = items.filter((item) => item.value === chosen && !listed.includes(item)).map(({ value, title }) => ({ value, title: `${title} (not here)` }));
  const options = [...listed, ...missing].map(({ value, title }) => ({ value, title: `${name}: ${title}`, children: title }));
  return createElement(Select, { key: chosen, size: 'small', ariaLabel: name, options, defaultOptions: chosen, onSelect: (value) => setGlobals({ [tool]: value }) }, name);
}
