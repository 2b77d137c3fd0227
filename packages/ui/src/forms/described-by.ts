/** Leaves out what is undefined, so that an optional attribute is absent instead of empty. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  const present = ids.filter((id) => typeof id === 'string' && id !== '');
  return present.length === 0 ? undefined : present.join(' ');
}
