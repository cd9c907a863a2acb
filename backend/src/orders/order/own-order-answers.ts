import type { CancelLinesBody } from '@book-store/contract/orders/returns/returns.schemas';
import type { z } from 'zod';
import type { Shop } from '../../platform/shop.ts';
import { cancelLines, cancelOrder } from '../changing/cancel-order.ts';
import { drawInvoice } from '../papers/draw-invoice.ts';
import type { OwnOrder } from './find-order.ts';
import { toOrderView } from './order-view.ts';

type Lines = z.output<typeof CancelLinesBody>['lines'];

/** A customer's actions on their own order, identified by account or by link. */
export const ownOrderAnswers = (now: () => Date) => ({
  cancel: async (own: OwnOrder) => ({ body: await cancelOrder(own, now()) }),
  cancelLines: async (own: OwnOrder, lines: Lines, shop: Shop) => ({
    body: toOrderView(await cancelLines(own, lines, { at: now(), shop })),
  }),
  invoice: async ({ id, uid }: OwnOrder) => ({
    body: toOrderView(await drawInvoice(id, { uid, at: now() })),
  }),
});
