import { css } from '@emotion/react';
import { Heading, Stack, Text, token } from '@quartermaster/ui';
import { storeNamed } from '../composition/stores.ts';
import { ThemeOnPage } from '../frames/ThemeOnPage.tsx';

const note = css({ padding: token('space.lg'), color: token('color.text') });

/** In place of what the store of the toolbar does not have. */
export function AbsentScreen({ store, stores }: { store: string; stores: readonly string[] }) {
  return (
    <>
      <ThemeOnPage theme={storeNamed(store).theme} />
      <main css={note}>
        <Stack>
          <Heading level={1}>{store} does not show this</Heading>
          <Text as="p">It belongs to {stores.join(', ')}. Choose {stores.length === 1 ? 'it' : 'one of them'}, or “the story’s own”, in the toolbar.</Text>
        </Stack>
      </main>
    </>
  );
}
