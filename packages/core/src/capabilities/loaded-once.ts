/** Loads something when it is first asked for, and keeps it. What could not be loaded is tried again by the next who asks. */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw cause;
    }));
}
