import { binExamples } from '../../catalogue/bin/calls.fixtures.ts';
import { bulkEditExamples } from '../../catalogue/bulk-edit/calls.fixtures.ts';
import { coverExamples } from '../../catalogue/covers/calls.fixtures.ts';
import { drawnCoverExamples } from '../../catalogue/drawn-covers/calls.fixtures.ts';
import { editingExamples } from '../../catalogue/editing/calls.fixtures.ts';
import { genreExamples } from '../../catalogue/genres/calls.fixtures.ts';
import { importExamples } from '../../catalogue/imports/calls.fixtures.ts';
import { readingListExamples } from '../../catalogue/reading-lists/calls.fixtures.ts';
import { searchExamples } from '../../catalogue/search/calls.fixtures.ts';
import { stockExamples } from '../../catalogue/stock/calls.fixtures.ts';
import { backInStockExamples } from '../../messages/back-in-stock/calls.fixtures.ts';
import { mailExamples } from '../../messages/mails/calls.fixtures.ts';
import { newsExamples } from '../../messages/news/calls.fixtures.ts';
import { newsletterExamples } from '../../messages/newsletter/calls.fixtures.ts';
import { questionExamples } from '../../messages/questions/calls.fixtures.ts';
import { changingExamples } from '../../orders/changing/calls.fixtures.ts';
import { discountCodeExamples } from '../../orders/discount-codes/calls.fixtures.ts';
import { giftCardExamples } from '../../orders/gift-cards/calls.fixtures.ts';
import { guestOrderExamples } from '../../orders/guests/calls.fixtures.ts';
import { orderExamples } from '../../orders/order/calls.fixtures.ts';
import { waitingOrderExamples } from '../../orders/overview/calls.fixtures.ts';
import { paperExamples } from '../../orders/papers/calls.fixtures.ts';
import { paymentExamples } from '../../orders/payments/calls.fixtures.ts';
import { relatedBookExamples } from '../../orders/related-books/calls.fixtures.ts';
import { returnExamples } from '../../orders/returns/calls.fixtures.ts';
import { stripeExamples } from '../../orders/stripe/calls.fixtures.ts';
import { withdrawalExamples } from '../../orders/withdrawals/calls.fixtures.ts';
import { accountExamples } from '../../people/account/calls.fixtures.ts';
import { customerRecordExamples } from '../../people/customers/calls.fixtures.ts';
import { secondFactorExamples } from '../../people/second-factor/calls.fixtures.ts';
import { sessionExamples } from '../../people/sessions/calls.fixtures.ts';
import { teamExamples } from '../../people/team/calls.fixtures.ts';
import { accountExportExamples } from '../../reports/account-export/calls.fixtures.ts';
import { backupExamples } from '../../reports/backups/calls.fixtures.ts';
import { customerExamples } from '../../reports/customers/calls.fixtures.ts';
import { figuresExamples } from '../../reports/figures/calls.fixtures.ts';
import { overviewExamples } from '../../reports/overview/calls.fixtures.ts';
import { shopSetupExamples } from '../../reports/shop-setup/calls.fixtures.ts';
import { pageTextExamples } from '../../settings/page-texts/calls.fixtures.ts';
import { placeExamples } from '../../settings/place/calls.fixtures.ts';
import { shopExamples } from '../../settings/shop/calls.fixtures.ts';
import type { Example } from '../../testing/checks/call-example.ts';

/** What each call needs besides its path, from its subject's `calls.fixtures.ts`. */
export const EXAMPLES: Readonly<Record<string, Example | undefined>> = {
  ...pageTextExamples,
  ...placeExamples,
  ...shopExamples,
  ...binExamples,
  ...bulkEditExamples,
  ...coverExamples,
  ...drawnCoverExamples,
  ...editingExamples,
  ...genreExamples,
  ...importExamples,
  ...readingListExamples,
  ...searchExamples,
  ...stockExamples,
  ...accountExamples,
  ...accountExportExamples,
  ...backupExamples,
  ...customerRecordExamples,
  ...sessionExamples,
  ...secondFactorExamples,
  ...teamExamples,
  ...changingExamples,
  ...discountCodeExamples,
  ...giftCardExamples,
  ...guestOrderExamples,
  ...orderExamples,
  ...waitingOrderExamples,
  ...paperExamples,
  ...paymentExamples,
  ...relatedBookExamples,
  ...returnExamples,
  ...stripeExamples,
  ...withdrawalExamples,
  ...mailExamples,
  ...newsExamples,
  ...newsletterExamples,
  ...backInStockExamples,
  ...questionExamples,
  ...customerExamples,
  ...figuresExamples,
  ...overviewExamples,
  ...shopSetupExamples,
};
