import {
  DiscountCodeView,
  EditDiscountCodeBody,
  EndDiscountCodeBody,
  ListDiscountCodesQuery,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import {
  addDiscountCode,
  deleteDiscountCode,
  editDiscountCode,
  endDiscountCode,
  getDiscountCode,
  listDiscountCodes,
} from './edit-discount-codes.ts';

const PATH = '/api/admin/discount-codes';
const params = z.object({ id: Id });

const FIELDS = [
  'code',
  'kind',
  'percent',
  'amount',
  'firstDay',
  'lastDay',
  'minimum',
  'limit',
  'perCustomer',
  'genres',
  'books',
  'ended',
] as const;

/** Returns a code as the activity log has it. */
const toFields = ({ genres, books, state, ...code }: DiscountCodeView) => ({
  ...code,
  genres: genres.join(', '),
  books: books.map(({ bookId, title }) => title ?? bookId).join(', '),
  ended: state === 'ended',
});

const changesOf = (before: DiscountCodeView | undefined, after: DiscountCodeView) =>
  changedFields(FIELDS, { ...(before && { before: toFields(before) }), after: toFields(after) });

const subjectOf = ({ _id: id, code: name }: DiscountCodeView) => ({ id, name });

/** What the owner does with discount codes. */
export const discountCodesAdminRoutes = ({ now }: FeatureDeps): Route[] => [
  listRoute({
    path: PATH,
    summary: 'The discount codes, the newest first, with how often they were used',
    query: ListDiscountCodesQuery,
    item: DiscountCodeView,
    list: (query) => listDiscountCodes(query, now()),
  }),
  route({
    method: 'get',
    path: `${PATH}/:id`,
    access: 'admin',
    summary: 'A discount code',
    params,
    reply: DiscountCodeView,
    run: async ({ params: { id } }) => ({ body: await getDiscountCode(id, now()) }),
  }),
  addRoute({
    path: PATH,
    summary: 'Adds a discount code, once for each Idempotency-Key',
    body: EditDiscountCodeBody,
    reply: DiscountCodeView,
    statuses: [201],
    now,
    add: async ({ body, at, remember }) => {
      const added = await addDiscountCode(body, at, remember);
      const fields = changesOf(undefined, added).filter(({ field }) => field !== 'ended');
      return {
        body: added,
        change: { action: 'discount-code-created', subject: subjectOf(added), fields },
      };
    },
    again: async (id, { at }) => ({ body: await getDiscountCode(id, at) }),
  }),
  changeRoute({
    method: 'put',
    path: `${PATH}/:id`,
    summary: 'Gives a discount code other terms, for orders from now on; what is absent is removed',
    params,
    body: EditDiscountCodeBody,
    reply: DiscountCodeView,
    errors: ['changed-meanwhile', 'conflict'],
    run: async ({ params: { id }, body }) => {
      const { before, after } = await editDiscountCode(id, body, now());
      return { body: after, change: edited(before, after) };
    },
  }),
  changeRoute({
    method: 'patch',
    path: `${PATH}/:id`,
    summary: 'Ends a discount code at once, or takes that back',
    params,
    body: EndDiscountCodeBody,
    reply: DiscountCodeView,
    run: async ({ params: { id }, body: { ended } }) => {
      const { before, after } = await endDiscountCode(id, ended, now());
      return { body: after, change: edited(before, after) };
    },
  }),
  changeRoute({
    method: 'delete',
    path: `${PATH}/:id`,
    summary: 'Deletes a discount code that no order has used',
    params,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['conflict'],
    run: async ({ params: { id } }) => {
      const { code: name } = await deleteDiscountCode(id);
      const change = {
        action: 'discount-code-deleted' as const,
        subject: { id, name },
        fields: [],
      };
      return { body: { deleted: true as const }, change };
    },
  }),
];

function edited(before: DiscountCodeView, after: DiscountCodeView) {
  const fields = changesOf(before, after);
  if (fields.length === 0) return undefined;
  return { action: 'discount-code-edited' as const, subject: subjectOf(after), fields };
}
