import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** The page of a component: what it is for, how it is written, one that can be tried with its controls, and all its states below each other. */
export function ComponentDocs() {
  const { preparedMeta: { title, parameters } } = useOf('meta', ['meta']);
  // One that covers the page is in a frame of its own; its other states would each need one too.
  const coversPage = (parameters['docs'] as { story?: { inline?: boolean } }).story?.inline === false;
  return (
    <>
      <Title />
      <Description />
      <Source language="tsx" code={`import { ${title.split('/').at(-1) ?? ''} } from '@quartermaster/ui';`} />
      <Primary />
      <Controls />
      {coversPage ? <p>It covers the page: each of its other states is in the sidebar, by itself.</p> : <Stories title="States" includePrimary={false} />}
    </>
  );
}
