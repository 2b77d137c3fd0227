import type { DeskAnswer, DeskPath } from '@quartermaster/contracts-desk';

const at = '2026-11-23T10:00:00.000Z';
const list = { total: 1, page: 1, pageCount: 1 };
const message = {
  number: 'H-0000001-3', state: 'open', store: 'ADVANTAGE', about: 'Feedback on a page', sender: 'Ada Newcomer, ada@agency.example.gov', email: 'ada@agency.example.gov', isSignedIn: false, receivedAt: at,
  text: 'The filter is hard to find.', answers: [{ question: 'What is it?', answer: 'Something that does not work' }], page: '/ws/cart/shopping_cart', errorID: '', mailedAt: null, closedAt: null, note: '',
} satisfies DeskAnswer<'/message'>['message'];
const helpTopic = { key: 'place_an_order', category: 'ordering', categoryLabel: 'Ordering', heading: 'Place an order', supplied: true } as const;
const informationPage = { key: 'NEWS_PROGRAMS', title: 'Pages for programs', shown: 'news', updated: '2026-11-27', supplied: true } as const;

/** What people wrote to the help desk, and what operators write for them. */
export const textAnswers = {
  '/messages': { ...list, messages: [{ number: message.number, state: 'open', store: 'ADVANTAGE', about: 'Feedback on a page', sender: 'Ada Newcomer, ada@agency.example.gov', receivedAt: at, begins: 'The filter is hard to find.' }], subjects: [{ value: 'feedback', label: 'Feedback on a page' }] },
  '/message': { message, letter: null },
  '/message/answer': {},
  '/message/close': {},
  '/message/reopen': {},
  '/messages/export': { fileName: 'messages.csv', csv: 'Reference number\r\n' },
  '/pages': { ...list, pages: [informationPage] },
  '/page': { page: { ...informationPage, content: '<p>Programs have pages.</p>', categories: '', state: 'first' }, seen: '<p>Programs have pages.</p>', isCut: false },
  '/page/save': { key: 'NEWS_PROGRAMS', state: 'second' },
  '/page/remove': {},
  '/special-item-numbers/import': { added: 1, changed: 0, same: 0, rejected: 0, rejects: [] },
  '/special-item-numbers/export': { fileName: 'special-item-numbers.csv', csv: 'sin\r\n' },
  '/pages/import': { added: 1, changed: 0, same: 0, rejected: 0, rejects: [] },
  '/pages/export': { fileName: 'pages.csv', csv: 'key\r\n' },
  '/survey': { questions: [{ question: 'How easy was it to order?', kind: 'scale', active: true, answers: 12, average: 4.25 }, { question: 'What should be improved first?', kind: 'text', active: true, answers: 3, average: null }] },
  '/survey/set': {},
  '/help-topics': { ...list, topics: [helpTopic], categories: [{ category: 'ordering', label: 'Ordering' }] },
  '/help-topic': { topic: { ...helpTopic, content: '<p>Fill the cart, then check out.</p>', keywords: 'buy, checkout', isOpen: false, state: 'first' }, categories: [{ category: 'ordering', label: 'Ordering' }], seen: '<p>Fill the cart, then check out.</p>', isCut: false },
  '/help-categories': { categories: [{ category: 'ordering', label: 'Ordering', tooltip: 'Order', description: 'How to order.', icon: 'cart', isPopular: true, position: 1, supplied: true, topics: 1, state: 'first' }, { category: 'returns', label: 'Returns', tooltip: 'Send back', description: 'How to return.', icon: 'box', isPopular: false, position: 2, supplied: false, topics: 0, state: 'first' }], icons: ['box', 'cart', 'help'] },
  '/help-category/save': { category: 'returns', state: 'second' },
  '/help-category/remove': {},
  '/help-topic/save': { key: 'place_an_order', state: 'second' },
  '/help-topic/remove': {},
  '/help-topics/import': { added: 1, changed: 0, same: 0, rejected: 0, rejects: [] },
  '/help-topics/export': { fileName: 'help-topics.csv', csv: 'key\r\n' },
} satisfies { readonly [Path in DeskPath]?: DeskAnswer<Path> };
