import { css } from '@emotion/react';
import { contribution, pageLayout, screenPoint, type ScreenDefinition } from '@quartermaster/core';
import axe from 'axe-core';
import { composeStory, type StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, type ReactElement } from 'react';
import { beforeEach, it, vi } from 'vitest';
import preview from '../preview.tsx';
import { sceneStories } from '../stage/scene-stories.tsx';
import type { Scene } from '../stage/scene.ts';
import { pageKey } from './page-key.ts';
import { problemsOf, type RunnableStory } from './problems.ts';

// `expect` comes with each test: storybook/test puts one of its own in the place where the runner would count those of all.
beforeEach(() => {
  document.documentElement.lang = 'en';
});

const component = (render: () => ReactElement, more: StoryObj = {}): RunnableStory => composeStory({ render, ...more }, { title: 'Bad' }, preview, 'Bad');
const scene = (given: Scene): RunnableStory => composeStory({ parameters: { scene: given } }, { title: 'Bad', ...sceneStories }, preview, 'Bad');

const wide = css({ width: 5000 });
const pale = css({ color: '#bbbbbb', background: '#ffffff' });

function Throwing(): never {
  throw new Error('Nothing can be seen.');
}

function Complaining() {
  useEffect(() => { console.error('The price is missing.'); }, []);
  return <p>Price</p>;
}

function Careless() {
  useEffect(() => { void Promise.reject(new Error('It is not caught.')); }, []);
  return <p>Careless</p>;
}

it('a story that is well has no problem', async ({ expect }) => {
  expect(await problemsOf(component(() => <button type="button">Add</button>))).toEqual([]);
  expect(await problemsOf(scene({}))).toEqual([]);
});

it.for<[string, RunnableStory, RegExp]>([
  ['throws while it renders', component(() => <Throwing />), /could not be rendered: Error: Nothing can be seen/],
  ['says something wrong in the console', component(() => <Complaining />), /console: The price is missing/],
  ['leaves a promise rejected', component(() => <Careless />), /left a promise rejected: Error: It is not caught/],
  ['cannot be operated by everybody', component(() => createElement('button', { type: 'button' })), /axe button-name/],
  ['cannot be read by everybody', component(() => <p css={pale}>Pale</p>), /axe color-contrast/],
  ['fails in its play', component(() => <p>Played</p>, { play: () => Promise.reject(new Error('No button.')) }), /could not be shown: Error: No button/],
])('a story that %s is found out', async ([, story, problem], { expect }) => {
  expect(await problemsOf(story)).toContainEqual(expect.stringMatching(problem));
});

it('a page that was examined before is found out again; one that differs by its focus alone is examined by itself', async ({ expect }) => {
  const bad = () => component(() => <><button type="button" id="first">First</button><p css={pale}>Pale again</p></>);
  const first = await problemsOf(bad());
  expect(first).toContainEqual(expect.stringMatching(/axe color-contrast/));
  expect(await problemsOf(bad())).toEqual(first);
  document.body.innerHTML = '<button id="one">One</button><button id="two">Two</button>';
  document.getElementById('one')?.focus();
  const keyOfOne = await pageKey(document, '');
  document.getElementById('two')?.focus();
  expect(await pageKey(document, '')).not.toBe(keyOfOne);
  document.body.innerHTML = '';
});

it('of pages with the same kinds of elements one is examined where that is enough, and each that has another kind', async ({ expect }) => {
  const list = (words: readonly string[], more?: ReactElement) => component(() => <ul data-part="sample-of-kinds">{words.map((word) => <li key={word}>{word}</li>)}{more}</ul>);
  const sampled = { newKindsOnly: true };
  expect(await problemsOf(list(['One', 'Two']), sampled)).toEqual([]);
  const run = vi.spyOn(axe, 'run');
  expect(await problemsOf(list(['Three']), sampled)).toEqual([]);
  expect(run).not.toHaveBeenCalled();
  // The same element where it has no words any more, with another class, or in another place is another kind.
  expect(await problemsOf(list(['Four'], <li><button type="button">Add</button></li>), sampled)).toEqual([]);
  expect(await problemsOf(list(['Four'], <li>{createElement('button', { type: 'button' })}</li>), sampled)).toContainEqual(expect.stringMatching(/axe button-name/));
  expect(await problemsOf(list(['Four'], <li css={pale}>Five</li>), sampled)).toContainEqual(expect.stringMatching(/axe color-contrast/));
  run.mockRestore();
});

it('a screen that fails inside the shell, which goes on, is found out', async ({ expect }) => {
  const failing: ScreenDefinition = { path: '/main/home', responseName: 'Success', title: 'Home', layout: 'index', load: () => Promise.resolve({ default: Throwing }) };
  const problems = await problemsOf(scene({ address: '/ws/main/home', contributions: [contribution(screenPoint, '/main/home Success', failing)] }));
  expect(problems).toContainEqual(expect.stringContaining('Nothing can be seen.'));
});

it('a page without landmarks is found out', async ({ expect }) => {
  const problems = await problemsOf(scene({ contributions: [pageLayout('index', ({ children }) => <div>{children}</div>)] }));
  expect(problems).toContainEqual(expect.stringMatching(/axe (landmark-one-main|region)/));
});

it('a page that is wider than the window is found out', async ({ expect }) => {
  const problems = await problemsOf(scene({ contributions: [pageLayout('index', ({ children }) => <main css={wide}>{children}</main>)] }));
  expect(problems).toContainEqual(expect.stringMatching(/^at \d+ pixels: scrolls the page sideways \(1\): <main/));
});

it('a screen that the engine does not come to is found out', async ({ expect }) => {
  const problems = await problemsOf(scene({ address: '/ws/main/home', isComplete: () => false, patience: 3000 }));
  expect(problems).toContainEqual(expect.stringContaining('ADVANTAGE shows /main/home Success'));
});

it('a store that has no screen for it says so, and is no mistake of the story', async ({ expect }) => {
  const story = scene({ needs: { path: '/no/such', responseName: 'Screen' }, stores: ['ADVANTAGE'] });
  expect(await problemsOf(story)).toEqual([]);
});
