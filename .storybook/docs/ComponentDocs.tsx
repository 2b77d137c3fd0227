import { Stories, Title } from '@storybook/addon-docs/blocks';

/** The page of a component: all its states below each other. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Stories title="States" includePrimary />
    </>
  );
}
