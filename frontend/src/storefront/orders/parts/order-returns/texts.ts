import type { ReturnReason } from '@book-store/contract/orders/returns/returns';
import { area } from '../../../../lib/wording/storefront-texts.ts';

const reasons: Record<ReturnReason, string> = {
  'no-longer-wanted': 'I no longer want it',
  damaged: 'It arrived damaged',
  'wrong-book': 'It is not the book that I ordered',
  'not-as-described': 'It is not as described',
  other: 'Another reason',
};

/** Of books that customers give back, or cancel before they are packed. */
export const returnTexts = area('orders/parts/order-returns', {
  giveBack: 'Give books back',
  askUntil: (day: string): string => `You can ask for it until ${day}.`,
  which: 'Which books would you like to give back?',
  whichCancel: 'Which books do you no longer want?',
  none: 'None',
  chooseOne: 'Please choose a book.',
  reason: 'Why?',
  reasons,
  note: 'Anything else that we should know',
  ask: 'Ask for the return',
  asking: 'Asking…',
  asked: 'We have your request, and answer by mail.',
  close: 'Keep all books',
  returns: 'Books you give back',
  waiting: 'We have your request. Please keep the books until we answer.',
  sendTo: 'Please send the books back. Where to:',
  arrived: 'We have the books, and write to you about your money.',
  refunded: (sum: string): string => `Done: ${sum} given back.`,
  refused: 'We cannot take the books back:',
  cancelBooks: 'Cancel single books',
  cancelChosen: 'Cancel these books',
  cancelling: 'Cancelling…',
  cancelAll: 'If you cancel all of them, the order is cancelled.',
  booksCancelled: 'Your order has changed.',
});
