import { css } from '@emotion/react';
import type { Category } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { namedFirst } from '@quartermaster/screens/parts';
import { Heading, Link, media, Stack, Table, Text, token, VisuallyHidden } from '@quartermaster/ui';

const classes = css({
  'display': 'flex',
  'flexWrap': 'wrap',
  'columnGap': token('space.lg'),
  // The links are higher than their letters: the first line is level with that of the other cells.
  'marginBlock': -4,
  '& > li': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
});
const more = css({ '& > summary': { cursor: 'pointer', color: token('color.action'), width: 'fit-content', minHeight: 24 }, '& > ul': { marginBlock: 0 } });
/** A phone has no room for the classes beside their group: they are the first filter of the group's results. */
const table = css({
  '& td:first-of-type, & td:last-of-type': { width: 56 },
  '& th[scope="row"]': { width: '28%' },
  [media.phone]: {
    '& thead th:nth-of-type(3), & tbody td:nth-of-type(2)': { display: 'none' },
    '& th[scope="row"]': { width: 'auto' },
    '& th[scope="row"] a': { display: 'flex', alignItems: 'center', minHeight: token('size.touchTarget') },
    '& td': { verticalAlign: 'middle' },
  },
});

export interface SupplyGroupsProps {
  title: string;
  kind: 'products' | 'services';
  groups: readonly Category[];
  /** How many classes of a group are named; the others are behind a press. */
  mostClasses: number;
}

/** The groups of the classification with their classes, as a table; nothing where there are none. */
export function SupplyGroups({ title, kind, groups, mostClasses }: SupplyGroupsProps) {
  const { href } = useNavigation();
  const hrefOf = (category: string) => href('/search/advantage_search', { kind, category });
  if (groups.length === 0) return null;
  return (
    <Stack as="section" gap="xs">
      <Heading level={2}>{title}</Heading>
      <div css={table}><Table
        onPhone="scroll"
        caption={title}
        isCaptionHidden
        items={groups}
        keyOf={({ id }) => id}
        columns={[
          { id: 'code', header: kind === 'products' ? 'Group' : 'Code', cell: ({ id }) => <Text isCode>{id}</Text> },
          { id: 'title', header: 'Title', isRowHeader: true, cell: ({ id, name }) => <Link href={hrefOf(id)}>{name}</Link> },
          { id: 'classes', header: 'Classes', cell: (group) => <Classes group={group} most={mostClasses} hrefOf={hrefOf} /> },
          { id: 'count', header: 'Items', align: 'end', cell: ({ count }) => count.toLocaleString('en-US') },
        ]}
      /></div>
    </Stack>
  );
}

interface ClassesProps {
  group: Category;
  most: number;
  hrefOf: (category: string) => string;
}

function Classes({ group, most, hrefOf }: ClassesProps) {
  const { children } = group;
  if (children.length === 0) return null;
  const { shown, rest } = namedFirst(children, most);
  return (
    <ul css={classes} role="list">
      {shown.map(({ id, name }) => (
        <li key={id}><Link look="quiet" href={hrefOf(id)}>{name}</Link></li>
      ))}
      {rest.length > 0 && (
        <li>
          <details css={more}>
            <summary>{rest.length} more<VisuallyHidden> classes of {group.name}</VisuallyHidden></summary>
            <ul css={classes} role="list">{rest.map(({ id, name }) => <li key={id}><Link look="quiet" href={hrefOf(id)}>{name}</Link></li>)}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}
