import { useEffect } from 'react';

/** Brings the topic that an address names into view and puts the focus on it: a screen reader goes on reading there. */
export function useLinkedTopic(id: string | null): void {
  useEffect(() => {
    const topic = id === null ? null : document.getElementById(id);
    if (topic === null) return;
    topic.querySelector('summary')?.focus({ preventScroll: true });
    topic.scrollIntoView({ block: 'start' });
  }, [id]);
}
