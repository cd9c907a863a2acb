import { mailCalls } from './mails/calls.ts';
import { newsCalls } from './news/calls.ts';
import { newsletterCalls } from './newsletter/calls.ts';

/** The calls of what is written to customers and subscribers, by subject. */
export const messagesCalls = {
  mails: mailCalls,
  newsletter: newsletterCalls,
  news: newsCalls,
};
