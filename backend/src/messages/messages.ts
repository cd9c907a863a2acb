import { messagesCalls } from '@book-store/contract/messages/calls';
import { onStockChange } from '../catalogue/stock/stock-changes.ts';
import { onPaymentEvent } from '../orders/changing/change-payment.ts';
import { onReturnMove } from '../orders/changing/change-returns.ts';
import { onOrderChange, onOrdersDetached } from '../orders/changing/order-changes.ts';
import { onWithdrawal } from '../orders/withdrawals/receive-withdrawal.ts';
import { onAwaited } from '../people/customers/wishes.ts';
import type { Area } from '../platform/area.ts';
import { whatWaits } from '../platform/desk/desk-line.ts';
import { implement } from '../platform/http/router/implement.ts';
import { completeBeforeSending } from '../platform/mail/complete-letter.ts';
import { liftMailLimit } from '../platform/mail/mail-limits.ts';
import { Mail } from '../platform/mail/mails.model.ts';
import { onShopView } from '../settings/shop/shop-view.ts';
import { guestWaits } from './back-in-stock/calls.ts';
import { storeDueAwaitedMail, storeDueBookMails } from './book-mails/due-book-mails.ts';
import { completeWithTexts } from './letters/enclosed-texts.ts';
import { completeGiftCardMail } from './letters/gift-card-mail.ts';
import { completeWithPaper } from './letters/paper-mail.ts';
import { mailsOfShop } from './mails/calls.ts';
import { eraseMailsOfOrders } from './mails/erase-mails.ts';
import { mailJobs } from './mails/mail-jobs.ts';
import { mailData } from './mails/personal-data.ts';
import { news } from './news/calls.ts';
import { showNews } from './news/find-news.ts';
import { subscriptions } from './newsletter/calls.ts';
import { newsletterData } from './newsletter/personal-data.ts';
import { isConfirmedSince } from './order-mails/confirmed-since.ts';
import {
  storeDueMails,
  storePaymentMail,
  storeReturnMails,
} from './order-mails/due-order-mails.ts';
import { queueWithdrawalMails } from './order-mails/withdrawal-mails.ts';
import { questionsToShop } from './questions/calls.ts';
import { waitingQuestions } from './questions/manage-questions.ts';
import { questionData } from './questions/personal-data.ts';

export const messages: Area = {
  name: 'messages',
  routes: (deps) =>
    implement(
      messagesCalls,
      {
        mails: mailsOfShop(deps),
        newsletter: subscriptions(deps),
        backInStock: guestWaits(deps),
        news: news(deps),
        questions: questionsToShop(deps),
      },
      deps,
    ),
  jobs: mailJobs,
  listen() {
    onShopView(showNews);
    onOrderChange(storeDueMails);
    onPaymentEvent(storePaymentMail);
    onReturnMove(storeReturnMails);
    onStockChange(storeDueBookMails);
    onAwaited(storeDueAwaitedMail);
    onOrdersDetached(eraseMailsOfOrders);
    onWithdrawal(queueWithdrawalMails);
    completeBeforeSending('gift-card', completeGiftCardMail);
    completeBeforeSending('order-placed', completeWithTexts);
    completeBeforeSending('paper', completeWithPaper);
    liftMailLimit(isConfirmedSince);
  },
  desk: [
    { name: 'questions', find: waitingQuestions },
    {
      name: 'failed-mails',
      find: ({ now }) =>
        whatWaits(Mail, {
          filter: { state: 'failed', expiresAt: { $gt: now } },
          since: 'createdAt',
          hint: { state: 1, createdAt: -1, _id: -1 },
        }),
    },
  ],
  personalData: [mailData, newsletterData, questionData],
};
