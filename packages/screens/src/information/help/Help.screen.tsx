import { css } from '@emotion/react';
import { HomeLink, type ScreenProps } from '@quartermaster/core';
import { Button, Container, EmptyState, Heading, Link, Stack, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { useHelpDeskAddress } from '../../shell/index.ts';
import { HelpCategoryBlock } from './HelpCategoryBlock.tsx';
import { countSections, countText, popularFirst, searchHelp } from './search-help.ts';
import { useLinkedTopic } from './use-linked-topic.ts';

/** A search that finds no more topics than these shows them open. */
const openWhenFewer = 4;

const page = css({ maxWidth: 840 });

/** Help, searchable: categories and topics that open and close, and one that the address names. */
export default function Help({ attributes, query }: ScreenProps<'/information/help', 'Success'>) {
  const helpDesk = useHelpDeskAddress();
  const [typed, setTyped] = useState('');
  const { categories } = attributes.helpConfig;
  const linkedKey = query.get('key');
  const linked = categories.flatMap(({ sections }) => sections).find(({ queryParams }) => queryParams.key === linkedKey);
  useLinkedTopic(linked?.id ?? null);

  const isSearch = typed.trim() !== '';
  const shown = popularFirst(searchHelp(categories, typed));
  const count = countSections(shown);
  const isTopicOpen = (key: string, isOpenAtFirst: boolean) => (isSearch ? count < openWhenFewer : linked === undefined ? isOpenAtFirst : key === linkedKey);

  return (
    <Container css={page}>
      <Stack gap="lg">
        <Stack as="header" gap="xxs">
          <p><HomeLink>Back to the store</HomeLink></p>
          <Heading level={1}>Help</Heading>
        </Stack>
        <Stack gap="xs">
          <TextField label="Search the help" type="search" autoComplete="off" maxLength={200} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          <Text as="p" size="sm" tone="muted" role="status">{countText(count, typed)}</Text>
        </Stack>
        {linkedKey !== null && linked === undefined && <Text as="p">The topic that the address names no longer exists. Search for it, or look through the categories.</Text>}
        {count === 0 ? (
          <EmptyState
            icon="help"
            title={isSearch ? 'Nothing was found' : 'There is no help yet'}
            actions={isSearch && <Button onClick={() => setTyped('')}>Show all topics</Button>}
          >
            {isSearch ? 'Try fewer or other words. ' : ''}The <Link href={helpDesk}>help desk</Link> helps with everything else.
          </EmptyState>
        ) : (
          <Stack gap="sm">
            {shown.map((category) => {
              const isOpen = isSearch || category.sections.some(({ queryParams, isOpen: atFirst }) => isTopicOpen(queryParams.key, atFirst));
              // The open topics follow the search, not the presses that opened some before it.
              return <HelpCategoryBlock key={`${category.id} ${isSearch ? count : ''}`} category={category} isOpen={isOpen} isTopicOpen={isTopicOpen} />;
            })}
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
