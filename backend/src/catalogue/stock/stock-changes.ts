import type { ClientSession, Types } from 'mongoose';
import { createEvent } from '../../platform/documents/create-event.ts';

/**
 * Whether these books can be bought may have changed. Listeners run in the transaction that stores it.
 * `recordMovements` emits it for stock; whatever changes one of `AVAILABILITY` does so itself.
 */
export const { on: onStockChange, emit: emitStockChange } =
  createEvent<[books: readonly Types.ObjectId[], session: ClientSession]>();

export const AVAILABILITY = ['hidden', 'orderable'] as const;
