import type { DeskLineName } from '@book-store/contract/platform/desk/desk-lines';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import {
  FAILED_COVERS_URL,
  RUNNING_OUT_URL,
} from '../../../catalogue/parts/books/book-list-params.ts';

const { adminOrders, backupsSettings, mails, payments, pickUps, questions, returns, withdrawals } =
  dashboardPaths;

/** Where it is done: a list of what waits. */
export const DESK_PLACES: Readonly<Record<DeskLineName, string>> = {
  'to-confirm': adminOrders.to({ status: 'placed' }),
  'to-pack': adminOrders.to({ status: 'confirmed' }),
  'pre-orders': adminOrders.to({ waits: 'pre-orders' }),
  'to-send': adminOrders.to({ waits: 'to-send' }),
  'to-collect': pickUps.to(),
  'on-the-way': adminOrders.to({ waits: 'on-the-way' }),
  'cash-to-collect': adminOrders.to({ waits: 'cash-to-collect' }),
  withdrawals: withdrawals.to({ state: 'open' }),
  'returns-asked': returns.to({}),
  'returns-arrived': returns.to({ state: 'received' }),
  'to-refund': payments.to({ show: 'owed' }),
  'refunded-at-stripe': payments.to({ show: 'unexplained' }),
  overdue: payments.to({ show: 'overdue' }),
  disputed: payments.to({ show: 'disputed' }),
  unmatched: payments.to({}),
  questions: questions.to({ state: 'open' }),
  'failed-mails': mails.to({ state: 'failed' }),
  'low-stock': RUNNING_OUT_URL,
  'failed-covers': FAILED_COVERS_URL,
  'no-backup': backupsSettings.to(),
};
