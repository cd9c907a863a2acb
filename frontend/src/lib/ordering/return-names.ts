import type {
  CopyState,
  ReturnReason,
  ReturnState,
} from '@book-store/contract/orders/returns/returns';

export const returnStateNames: Record<ReturnState, string> = {
  asked: 'Asked for',
  'on-its-way': 'On its way',
  received: 'Received',
  refunded: 'Refunded',
  refused: 'Refused',
};

export const returnReasonNames: Record<ReturnReason, string> = {
  'no-longer-wanted': 'No longer wanted',
  damaged: 'Arrived damaged',
  'wrong-book': 'Not the book that was ordered',
  'not-as-described': 'Not as described',
  other: 'Another reason',
};

export const copyStateNames: Record<CopyState, string> = {
  'as-new': 'As new',
  used: 'Used',
  damaged: 'Damaged',
};
