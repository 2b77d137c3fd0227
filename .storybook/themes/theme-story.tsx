import { css } from '@emotion/react';
import { contrastRatio, Heading, Stack, storeTheme, Table, Text, token, tokenContrastPairs, type Theme } from '@quartermaster/ui';
import type { StoryObj } from '@storybook/react-vite';
import { themeNamed, themes } from '../composition/themes.ts';
import { ThemeOnPage } from '../frames/ThemeOnPage.tsx';
import { ofFixedPages } from '../toolbar/choices.ts';
import { TokenSample } from './TokenSample.tsx';

const page = css({ padding: token('space.lg'), background: token('color.surface'), color: token('color.text') });
const sampleAndValue = css({ display: 'flex', gap: token('space.sm'), alignItems: 'baseline', flexWrap: 'wrap', overflowWrap: 'anywhere' });

const valuesOf = (tokens: Theme['tokens']): Map<string, string> =>
  new Map(Object.entries({ ...tokens }).flatMap(([group, steps]) => Object.entries<string>({ ...steps }).map(([step, set]) => [`${group}.${step}`, set] as const)));

const SampleAndValue = ({ name, value }: { name: string; value: string }) => <div css={sampleAndValue}><TokenSample name={name} value={value} />{value}</div>;

/** All tokens of a theme, those of the others beside them, and how well its colors can be told apart. */
function ThemePage({ theme }: { theme: Theme }) {
  const sideBySide = [theme, ...themes.filter((other) => other !== theme)].map(({ id, tokens }) => ({ id, values: valuesOf(tokens) }));
  const pairs = tokenContrastPairs.map((pair) => ({ ...pair, ratio: contrastRatio(theme.tokens.color[pair.front], theme.tokens.color[pair.back]) }));
  return (
    <>
      <ThemeOnPage theme={storeTheme(theme)} />
      <div css={page}>
        <Stack gap="lg">
          <Heading level={1}>{theme.id}</Heading>
          <Table
            caption="Tokens, beside those of the other themes"
            items={[...valuesOf(theme.tokens).keys()]}
            keyOf={(name) => name}
            columns={[
              { id: 'name', header: 'Token', isRowHeader: true, cell: (name) => name },
              ...sideBySide.map(({ id, values }) => ({ id, header: id, cell: (name: string) => <SampleAndValue name={name} value={values.get(name) ?? ''} /> })),
            ]}
          />
          <Table
            caption="Contrast of the colors that meet"
            items={pairs}
            keyOf={({ front, back, minimum }) => `${front} ${back} ${minimum}`}
            columns={[
              { id: 'pair', header: 'Colours', isRowHeader: true, cell: ({ front, back }) => `${front} on ${back}` },
              { id: 'front', header: 'Front', cell: ({ front }) => <TokenSample name="color.front" value={theme.tokens.color[front]} /> },
              { id: 'back', header: 'Back', cell: ({ back }) => <TokenSample name="color.back" value={theme.tokens.color[back]} /> },
              { id: 'ratio', header: 'Ratio', align: 'end', cell: ({ ratio }) => `${ratio.toFixed(2)}:1` },
              { id: 'minimum', header: 'At least', align: 'end', cell: ({ minimum }) => `${minimum}:1` },
              { id: 'fits', header: 'Result', cell: ({ ratio, minimum }) => (ratio >= minimum ? 'enough' : <Text tone="error" isBold>too little</Text>) },
            ]}
          />
        </Stack>
      </div>
    </>
  );
}

/** The settings that the pages of all themes share. The theme is the page's own, whatever the toolbar says. */
export const themeStories = { parameters: { layout: 'fullscreen', isFixed: true, controls: { disable: true }, offers: ofFixedPages } };

export const themeStory = (id: string): StoryObj => ({ render: () => <ThemePage theme={themeNamed(id)} /> });
