import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const roles = { admin: 'the admin', customer: 'the customer', shop: 'the shop' };

/** Of books that are given back, and of contracts from which customers withdraw. */
export const returnsTexts = area('dashboard/orders/returns', {
  title: 'Returns',
  count: (orders: number): string => counted(orders, 'order'),
  byState: 'Returns by state',
  failed: 'The returns could not be loaded.',
  none: 'Nothing here.',
  allOrders: 'All orders',
  refused: 'Refused:',
  toldCustomer: 'You told the customer:',
  shelved: (state: string, copies: number): string => `${state}, ${copies} back on the shelf`,
  events: 'What happened to the return',
  /** What happened, when, and who did it. */
  event: (
    state: string,
    time: string,
    { role, name }: { role: keyof typeof roles; name?: string | undefined },
  ): string => `${state}, ${time}, ${name || roles[role]}`,
  open: {
    title: 'Open a return',
    button: 'Open the return',
    copiesOf: (title: string): string => `Copies of ${title}`,
    reason: 'Reason',
    tell: 'Write to the customer',
    done: 'The return is open',
  },
  agree: {
    title: 'Agree to the return',
    button: 'Agree',
    where: 'Where to send the books',
    missing: 'Please say where to send the books.',
    done: 'Agreed; the customer gets a mail',
  },
  readByCustomer: 'The customer reads it in a mail and with the order.',
  receive: {
    title: 'Receive the return',
    button: 'Mark as received',
    state: 'State',
    damaged: 'Does not go back on the shelf.',
    onShelf: 'On the shelf',
    done: 'The return is received',
  },
  refuse: {
    open: 'Refuse',
    title: 'Refuse the return',
    close: 'Do not refuse',
    why: 'Why not',
    missing: 'Please say why; the customer reads it.',
    done: 'Refused; the customer gets a mail',
  },
  withdrawals: {
    title: 'Withdrawals',
    about:
      'Customers in the European Union can withdraw from a contract without a reason, within 14 days of receiving the books. Each has a receipt by mail.',
    count: (withdrawals: number): string => counted(withdrawals, 'withdrawal'),
    byState: 'Withdrawals by state',
    loading: 'Loading the withdrawals…',
    failed: 'The withdrawals could not be loaded.',
    none: 'Nobody has withdrawn from a contract.',
    toDo: 'To do',
    all: 'All',
    nothingToDo: 'There is nothing to do.',
    showAll: 'Show all withdrawals',
    received: (time: string): string => `Received ${time}`,
    handled: (name: string, time: string): string => `, dealt with by ${name} ${time}`,
    openAgain: 'Open again',
    openedAgain: 'Open again',
    handle: 'Mark as dealt with',
    isHandled: 'Marked as dealt with',
    otherEmail: 'The order has another email address: ask its customer before you act.',
    noOrder: 'There is no order of this number.',
  },
});
