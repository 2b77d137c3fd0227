import { exportHelpTopicsService, helpTopicService, helpTopicsService, importHelpTopicsService, removeHelpTopicService, saveHelpTopicService } from '@quartermaster/contracts-desk';
import { cleanHtml } from '../../information/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { importAnswer, readable } from '../wire/import-answer.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { notFound, taken } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { shownWords } from '../wire/shown-words.ts';
import { asSeen, stateOf } from '../wire/state-of.ts';
import { holdHelp } from './hold-help.ts';
import { readTopicCsv, readTopicRow, writeTopicCsv } from './topic-csv.ts';
import { allTopics, listHelpCategories, listTopics, lockTopic, readTopic, removeTopic, writeTopics, type TypedTopic } from './topic-queries.ts';

/** The topics of the help, as operators write them. */
export const helpTopicDeskServices = (): readonly DeskImplementation[] => [
  implementRead(helpTopicsService, async (filter, { database }) => {
    const [rows, categories] = [await listTopics(database, filter), await listHelpCategories(database)];
    return { ...pagesOf(rows, filter.page), topics: rows.map(({ total: _total, ...topic }) => topic), categories };
  }),
  implementRead(helpTopicService, async ({ key }, { database }) => {
    const topic = await readTopic(database, key);
    if (topic === null) throw unknownTopic(key);
    const seen = cleanHtml(topic.content);
    return { topic: { ...topic, keywords: topic.keywords.join(', '), state: stateOf(writtenOf(topic)) }, categories: await listHelpCategories(database), seen, isCut: shownWords(seen) !== shownWords(topic.content) };
  }),
  implementWrite(saveHelpTopicService, async ({ was, isOpen, ...typed }, connection) => {
    await holdHelp(connection);
    const read = readTopicRow({ ...typed, open: isOpen ? 'yes' : 'no' }, await namesOf(connection));
    if ('problems' in read) throw requestInvalid(read.problems.map(({ field, reason }) => ({ field, message: reason })));
    const { key, category } = read.item;
    await lockTopic(connection, key);
    const present = await readTopic(connection, key);
    if (was === null && present !== null) throw taken('key', `There is a topic with the key ${key} already. Look at it, or choose another key.`);
    if (was !== null && present === null) throw unknownTopic(key);
    if (was !== null && present !== null) asSeen('This topic', writtenOf(present), was);
    await writeTopics(connection, [read.item]);
    return { answer: { key, state: stateOf(writtenOf(read.item)) }, change: { action: was === null ? 'help-topic.written' : 'help-topic.changed', subject: key, details: { category } } };
  }),
  implementWrite(removeHelpTopicService, async ({ key, was, reason }, connection) => {
    await holdHelp(connection);
    await lockTopic(connection, key);
    const present = await readTopic(connection, key);
    if (present === null) throw unknownTopic(key);
    asSeen('This topic', writtenOf(present), was);
    await removeTopic(connection, key);
    return { answer: {}, change: { action: 'help-topic.removed', subject: key, details: { reason } } };
  }),
  implementWrite(importHelpTopicsService, async ({ fileName, csv }, connection) => {
    await holdHelp(connection);
    const categories = await namesOf(connection);
    const read = readable(() => readTopicCsv(csv, categories));
    return importAnswer('help-topic.imported', fileName, read, await writeTopics(connection, read.items));
  }),
  implementRead(exportHelpTopicsService, async (_request, { database, now }) => ({ fileName: `help-topics-${now.toISOString().slice(0, 10)}.csv`, csv: writeTopicCsv(await allTopics(database)) })),
];

const namesOf = async (queries: Queries): Promise<ReadonlySet<string>> => new Set((await listHelpCategories(queries)).map(({ category }) => category));

/** What a change writes over. */
const writtenOf = ({ category, heading, content, keywords, isOpen }: TypedTopic) => ({ category, heading, content, keywords, isOpen });

const unknownTopic = (key: string) => notFound(`There is no topic of the help with the key ${key.slice(0, 100)}.`);
