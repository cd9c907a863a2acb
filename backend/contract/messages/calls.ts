import { mailCalls } from './mails/calls.ts';
import { newsCalls } from './news/calls.ts';
import { newsletterCalls } from './newsletter/calls.ts';

export const messagesCalls = {
  mails: mailCalls,
  newsletter: newsletterCalls,
  news: newsCalls,
};
