import type { HelpCategoryAtDesk } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, Table, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { Room } from '../parts/Room.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';

const columns: readonly Column<HelpCategoryAtDesk>[] = [
  { id: 'label', header: 'Category', isRowHeader: true, cell: ({ category, label }) => <Link href={`/help-topics/category?key=${encodeURIComponent(category)}`}>{label}</Link> },
  { id: 'position', header: 'Place', align: 'end', cell: ({ position }) => position },
  { id: 'topics', header: 'Topics', align: 'end', cell: ({ topics }) => topics },
  { id: 'popular', header: 'Most popular', cell: ({ isPopular }) => (isPopular ? 'Yes' : 'No') },
  { id: 'from', header: 'From', cell: ({ supplied }) => (supplied ? 'The product' : 'This desk or a command') },
];

/** What the topics of the help are written into. */
export function HelpCategoriesPage() {
  const may = useMay('/help-category/save');
  const asked = useAnswer('/help-categories', {});
  return (
    <Room title="Help categories" within={{ label: 'Help topics', href: '/help-topics' }} actions={may && <Actions><ButtonLink href="/help-topics/category" icon="plus">Add a category</ButtonLink></Actions>}>
      <Answered {...asked}>{({ categories }) => <Table caption="Categories of the help" items={categories} keyOf={({ category }) => category} columns={columns} onPhone="cards" />}</Answered>
    </Room>
  );
}
