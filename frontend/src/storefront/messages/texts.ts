import { area, type Linked } from '../../lib/wording/storefront-texts.ts';

/** Of news and of the form for the newsletter. */
export const messagesTexts = area('messages', {
  /** Of the news. */
  news: {
    failed: 'This article could not be loaded.',
    more: 'More news',
    all: 'See all news',
    listFailed: 'The news could not be loaded.',
    none: 'There are no news at the moment.',
    pageOf: (title: string, page: number): string => `${title}, page ${page}`,
  },
  /** Of the forms that ask the shop, before they are loaded. */
  ask: {
    button: 'Ask us for this book',
    failed: 'The form could not be loaded. Please check your connection and try again.',
  },
  /** Of the form at the foot of every page. */
  subscribe: {
    subscribing: 'Subscribing…',
    confirmFirst: 'Thank you. Please confirm: we have sent you an email with a link.',
    thanks: 'Thank you for subscribing.',
    privacy: ['At most one email a week. See our ', 'privacy policy', '.'] as Linked,
  },
});
