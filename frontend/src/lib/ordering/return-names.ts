import type {
  CopyState,
  ReturnReason,
  ReturnState,
} from '@book-store/contract/orders/returns/returns';

/** How far a return is, as the owner reads it. */
export const returnStateNames: Record<ReturnState, string> = {
  asked: 'Asked for',
  'on-its-way': 'On its way',
  received: 'Received',
  refunded: 'Refunded',
  refused: 'Refused',
};

/** Why customers give books back, as the owner reads it. */
export const returnReasonNames: Record<ReturnReason, string> = {
  'no-longer-wanted': 'No longer wanted',
  damaged: 'Arrived damaged',
  'wrong-book': 'Not the book that was ordered',
  'not-as-described': 'Not as described',
  other: 'Another reason',
};

/** What copies look like that came back. */
export const copyStateNames: Record<CopyState, string> = {
  'as-new': 'As new',
  used: 'Used',
  damaged: 'Damaged',
};
