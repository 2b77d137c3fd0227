import { css } from '@emotion/react';
import { Heading, Stack, storeTheme, Table, token, type Theme } from '@quartermaster/ui';
import type { StoryObj } from '@storybook/react-vite';
import { themeNamed, themes } from '../composition/themes.ts';
import { ThemeOnPage } from '../frames/ThemeOnPage.tsx';
import { ofFixedPages } from '../toolbar/choices.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { contrastsIn, leastContrast } from './contrasts.ts';
import { CopyButton } from './CopyButton.tsx';
import { tokensIn, type TokenPage } from './token-groups.ts';
import { TokenSample } from './TokenSample.tsx';

const page = css({ padding: token('space.lg'), background: token('color.surface'), color: token('color.text') });
const besideEachOther = css({ display: 'flex', gap: token('space.xs'), alignItems: 'center' });

interface Row {
  readonly name: string;
  /** In each theme: that of the page first. */
  readonly values: readonly string[];
}

/** The tokens of one kind with their values in a theme and in the others; a name is copied as it is written in code. */
function TokensOfTheme({ title, groups, theme }: TokenPage & { theme: Theme }) {
  const shown = [theme, ...themes.filter((other) => other !== theme)];
  const rows = [...tokensIn(theme.tokens, groups).keys()].map((name): Row => ({ name, values: shown.map(({ tokens }) => tokensIn(tokens, groups).get(name) ?? '') }));
  const hasColors = groups.includes('color');
  const contrasts = contrastsIn(theme.tokens.color);
  return (
    <>
      <ThemeOnPage theme={storeTheme(theme)} />
      <div css={page}>
        <Stack gap="lg">
          <Heading level={1}>{title}: {theme.id}</Heading>
          <Table
            caption="Tokens, beside those of the other themes"
            items={rows}
            keyOf={({ name }) => name}
            columns={[
              { id: 'name', header: 'Token', isRowHeader: true, cell: ({ name }) => <div css={besideEachOther}>{name}<CopyButton text={`token('${name}')`} /></div> },
              ...shown.map(({ id }, at) => ({ id, header: id, cell: ({ name, values }: Row) => <Value name={name} value={values[at] ?? ''} isCopied={at === 0} /> })),
              ...(hasColors ? [{ id: 'contrast', header: 'Least contrast', cell: ({ name }: Row) => leastContrast(contrasts, name) }] : []),
            ]}
          />
          {hasColors && <ContrastTable color={theme.tokens.color} />}
        </Stack>
      </div>
    </>
  );
}

function Value({ name, value, isCopied }: { name: string; value: string; isCopied: boolean }) {
  return <div css={besideEachOther}><TokenSample name={name} value={value} />{value}{isCopied && <CopyButton text={value} />}</div>;
}

/** The settings that the pages of all tokens share. The theme is the page's own, whatever the toolbar says. */
export const tokenStories = { parameters: { layout: 'fullscreen', isFixed: true, controls: { disable: true }, offers: ofFixedPages } };

export const tokenStory = (shown: TokenPage, theme: string): StoryObj => ({ render: () => <TokensOfTheme {...shown} theme={themeNamed(theme)} /> });
