import type { ScreenProps } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { Card, Container, DefinitionList, Heading, Stack } from '@quartermaster/ui';
import type { Course } from './courses.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The courses that the owner offers. */
export default function Courses({ attributes }: ScreenProps<'/vs/example/training', 'Success'>) {
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="Training courses" />
        <Stack gap="md" as="ul">
          {attributes.courses.map((course) => <li key={course.id}><CourseCard course={course} /></li>)}
        </Stack>
      </Stack>
    </Container>
  );
}

function CourseCard({ course: { title, place, begins, freeSeats } }: { course: Course }) {
  return (
    <Card>
      <Stack gap="xs">
        <Heading level={2} size="md">{title}</Heading>
        <DefinitionList
          entries={[
            { term: 'Begins', details: day.format(new Date(begins)) },
            { term: 'Place', details: place },
            { term: 'Free seats', details: freeSeats === 0 ? 'None' : String(freeSeats) },
          ]}
        />
      </Stack>
    </Card>
  );
}
