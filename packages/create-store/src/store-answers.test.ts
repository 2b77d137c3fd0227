import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameProblem, numberProblem, packageNameProblem, suggestedName, usualPackageName } from './store-answers.ts';

it.each(['EXAMPLE', 'AB', 'A1', 'ABCDEFGHIJKLMNOPQRSTUVWX'])('%s is a name for a store', (name) => {
  expect(nameProblem(name)).toBeNull();
});

it.each(['', 'A', 'example', '1A', 'A-B', 'ABCDEFGHIJKLMNOPQRSTUVWXY', '../X'])('"%s" is no name for a store', (name) => {
  expect(nameProblem(name)).toContain('2 to 24 capital letters');
});

it.each(['11', '100', '25999'])('%s is a number for a store', (number) => {
  expect(numberProblem(number)).toBeNull();
});

it.each(['', '10', '0', '-1', '26000', '12.5', '1e3', 'x'])('"%s" is no number for a store', (number) => {
  expect(numberProblem(number)).toContain('from 11 to 25999');
});

it('a known store cannot be made again', () => {
  expect(nameProblem('FSS')).toContain('known stores');
  expect(nameProblem('EVAPUNCHOUT')).not.toBeNull();
});

it('a package is named as npm names packages', () => {
  expect(packageNameProblem('@owner/store-example')).toBeNull();
  for (const wrong of ['', 'Store', '../store', '@owner', 'a b']) expect(packageNameProblem(wrong), wrong).not.toBeNull();
});

it('every store name gives a package name that npm takes', () => {
  fc.assert(fc.property(fc.stringMatching(/^[A-Z][A-Z0-9]{1,23}$/), (name) => { expect(packageNameProblem(usualPackageName(name))).toBeNull(); }));
});

it('a folder suggests a name where it can', () => {
  expect(suggestedName('/home/me/my-store')).toBe('MYSTORE');
  expect(suggestedName('./1')).toBeUndefined();
});
