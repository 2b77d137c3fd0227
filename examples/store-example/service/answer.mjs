import { courses } from './courses.mjs';

/**
 * The envelope for a topic; without one all courses are meant.
 *
 * @param {string | null} topic
 */
export function answerFor(topic) {
  const wanted = topic?.trim().toLowerCase() ?? '';
  const found = courses.filter(({ topics }) => wanted === '' || topics.includes(wanted));
  if (found.length === 0) return { responseName: 'NoCourses', attributes: { topic: wanted } };
  return { responseName: 'Success', attributes: { courses: found.map(({ topics: _topics, ...course }) => course) } };
}
