import { backInStockCalls } from './back-in-stock/calls.ts';
import { mailCalls } from './mails/calls.ts';
import { newsCalls } from './news/calls.ts';
import { newsletterCalls } from './newsletter/calls.ts';
import { questionCalls } from './questions/calls.ts';

export const messagesCalls = {
  mails: mailCalls,
  newsletter: newsletterCalls,
  backInStock: backInStockCalls,
  news: newsCalls,
  questions: questionCalls,
};
