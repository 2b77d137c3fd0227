import { css } from '@emotion/react';
import { Heading, Stack, Text, token } from '@quartermaster/ui';
import type { StoryObj } from '@storybook/react-vite';
import { storeNamed } from '../composition/stores.ts';
import { ThemeOnPage } from '../frames/ThemeOnPage.tsx';
import { SetVariables } from '../themes/SetVariables.tsx';
import { ofFixedPages } from '../toolbar/choices.ts';

const page = css({ padding: token('space.lg'), background: token('color.surface'), color: token('color.text') });
const bar = css({ padding: token('space.md'), background: token('color.headerSurface'), color: token('color.headerText') });
const light = css({ padding: token('space.md'), border: `1px solid ${token('color.border')}` });

/** Logo, welcome text and tokens of a store, as its package has them. */
function Brand({ store }: { store: string }) {
  const { brand: { Logo, welcomeText }, theme, packageName, id } = storeNamed(store);
  return (
    <>
      <ThemeOnPage theme={theme} />
      <div css={page}>
        <Stack gap="lg">
          <Heading level={1}>{store}</Heading>
          <Text as="p">Number {id.number}, package {packageName}, theme {theme.id}</Text>
          <Heading level={2}>Logo, as in the header</Heading>
          <div css={bar}><Logo /></div>
          <Heading level={2}>Welcome text</Heading>
          <div css={light}>{welcomeText}</div>
          <Heading level={2}>Tokens</Heading>
          <SetVariables theme={theme} />
        </Stack>
      </div>
    </>
  );
}

/** The settings that the brand pages of all stores share. The store is the page's own, whatever the toolbar says. */
export const brandStories = { parameters: { layout: 'fullscreen', isFixed: true, controls: { disable: true }, offers: ofFixedPages } };

export const brandStory = (store: string): StoryObj => ({ render: () => <Brand store={store} /> });
