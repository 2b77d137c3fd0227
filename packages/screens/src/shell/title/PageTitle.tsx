import { useStore } from '@quartermaster/core';

/** The document's title: `Page - Store`. */
export function PageTitle({ title }: { title: string }) {
  const { name } = useStore();
  return <title>{`${title} - ${name}`}</title>;
}
