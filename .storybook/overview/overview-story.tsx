import { css } from '@emotion/react';
import { Heading, Link, Stack, Table, Text, token } from '@quartermaster/ui';
import type { StoryObj } from '@storybook/react-vite';
import { storeNamed } from '../composition/stores.ts';
import { ThemeOnPage } from '../frames/ThemeOnPage.tsx';
import { ofFixedPages } from '../toolbar/choices.ts';
import type { OverviewCell, OverviewRow } from './overview-rows.ts';

interface OverviewGiven {
  readonly stores: readonly string[];
  readonly rows: readonly OverviewRow[];
}

const page = css({ padding: token('space.lg'), background: token('color.surface'), color: token('color.text') });
const path = css({ overflowWrap: 'anywhere' });

/** Where one begins: what the catalog has, and which store shows which screen. */
function Overview({ stores, rows }: OverviewGiven) {
  return (
    <>
      <ThemeOnPage theme={storeNamed(stores[0] ?? '').theme} />
      <div css={page}>
        <Stack gap="lg">
          <Heading level={1}>Every screen in every store</Heading>
          <Text as="p">
            The toolbar above a story chooses the store, the theme, who looks, and the width. Each lists only what the story can be shown in. Until something is chosen, a story
            shows its own: the store at home in the area, such as DHS in /dhs, or else the first that has it, in the theme of that store.
          </Text>
          <Text as="p">Beside the screens, the sidebar has the shell around them, the brand of each store, the tokens of each theme, and all components with their states.</Text>
          <Table
            caption={`${rows.length} responses with a screen, and the number of their examples`}
            items={rows}
            keyOf={({ path: asked, responseName }) => `${asked} ${responseName}`}
            onPhone="scroll"
            columns={[
              { id: 'screen', header: 'Screen', isRowHeader: true, cell: ({ words }) => words.map((one) => <div key={one}>{one}</div>) },
              { id: 'response', header: 'Path and response', cell: (row) => <span css={path}>{row.path} {row.responseName}</span> },
              ...stores.map((store) => ({ id: store, header: store, cell: ({ cells }: OverviewRow) => <Cell store={store} cell={cells[store]} /> })),
            ]}
          />
        </Stack>
      </div>
    </>
  );
}

/** The way to a screen in a store. The story is in a frame: the catalog around it goes there. */
function Cell({ store, cell }: { store: string; cell: OverviewCell | undefined }) {
  if (cell === undefined) return <Text tone="muted">none</Text>;
  return <Link target="_top" href={`./?path=/story/${cell.story}&globals=store:${store}`}>{cell.examples}{cell.isOwn ? ' own' : ''}</Link>;
}

/** The page is the same whatever the toolbar says. */
export const overviewStories = { parameters: { layout: 'fullscreen', isFixed: true, controls: { disable: true }, offers: ofFixedPages } };

export const overviewStory = (given: OverviewGiven): StoryObj => ({ render: () => <Overview {...given} /> });
