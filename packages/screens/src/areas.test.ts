import { screenPoint, type AnyNamedScreen, type ScreenDefinition } from '@quartermaster/core';
import { expect, it } from 'vitest';
import { areaDefaults } from './area-defaults.ts';
import * as areas from './areas.ts';

const rows = areaDefaults.filter(({ point }) => point === screenPoint).map(({ value }) => value as ScreenDefinition);
const screens: readonly AnyNamedScreen[] = Object.values(areas).flatMap((area) => Object.values(area.screens));

it('every row shows a screen that its area names: a store can replace each of them', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter(({ screen }) => screen === undefined || !screens.includes(screen)).map(({ path, responseName }) => `${path} ${responseName}`)).toEqual([]);
});

it('every named screen is shown, and no two have one name', () => {
  expect(screens.filter((screen) => !rows.some((row) => row.screen === screen)).map(({ name }) => name)).toEqual([]);
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
});

it('names are small letters with hyphens, and areas are named each once', () => {
  for (const { name } of screens) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const names = Object.values(areas).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
