import type { KeptSpecialCategory } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, Table, Text, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { Room } from '../parts/Room.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { contentWords, pageWords } from './category-words.ts';

const columns: readonly Column<KeptSpecialCategory>[] = [
  { id: 'name', header: 'Special category', isRowHeader: true, cell: ({ id, name }) => <Link href={`/special-categories/set?id=${id}`}>{name}</Link> },
  { id: 'position', header: 'Place', cell: ({ position }) => position },
  { id: 'content', header: 'What is in it', cell: (category) => contentWords(category) },
  { id: 'page', header: 'Page', cell: ({ path }) => pageWords[path] },
  { id: 'id', header: 'Id', cell: ({ id }) => <Text isCode>{id}</Text> },
];

/** Ways of buying that cut across the categories. */
export function SpecialCategoriesPage() {
  const may = useMay('/special-category/set');
  const asked = useAnswer('/special-categories', {});
  return (
    <Room title="Special categories" actions={may && <Actions><ButtonLink href="/special-categories/set" icon="plus">Make one</ButtonLink></Actions>}>
      <p>Each is shown in the stores that have something of it, where buyers browse the categories.</p>
      <Answered {...asked}>{({ specialCategories }) => <Table caption="Special categories" items={specialCategories} keyOf={({ id }) => id} columns={columns} onPhone="cards" />}</Answered>
    </Room>
  );
}
