import type { discountCodeCalls } from '@book-store/contract/orders/discount-codes/calls';
import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import {
  addDiscountCode,
  deleteDiscountCode,
  editDiscountCode,
  endDiscountCode,
  getDiscountCode,
  listDiscountCodes,
} from './edit-discount-codes.ts';
import { limitGuesses } from './limit-guesses.ts';
import { previewCode } from './preview-code.ts';

/** The discount codes that customers can use in an order. */
export const discountCodes = ({
  limits,
  now,
}: RouteDeps): Implementation<typeof discountCodeCalls> => ({
  'POST /api/discount-codes/preview': {
    before: ({ origin }) => limits.codePreviews(origin.network),
    run: async ({ caller, body, origin: { network } }) => ({
      body: await limitGuesses({ code: body.code, network, isGuest: !caller }, limits, () =>
        previewCode(body, caller, now()),
      ),
    }),
  },
  'GET /api/admin/discount-codes': async ({ query }) => ({
    page: await listDiscountCodes(query, now()),
  }),
  'GET /api/admin/discount-codes/:id': async ({ params: { id } }) => ({
    body: await getDiscountCode(id, now()),
  }),
  'POST /api/admin/discount-codes': {
    add: async ({ body, at, remember }) => {
      const added = await addDiscountCode(body, at, remember);
      const fields = changesOf(undefined, added).filter(({ field }) => field !== 'ended');
      return {
        body: added,
        change: { action: 'discount-code-created', subject: subjectOf(added), fields },
      };
    },
    again: async (id, { at }) => ({ body: await getDiscountCode(id, at) }),
  },
  'PUT /api/admin/discount-codes/:id': async ({ params: { id }, body }) => {
    const { before, after } = await editDiscountCode(id, body, now());
    return { body: after, change: edited(before, after) };
  },
  'PATCH /api/admin/discount-codes/:id': async ({ params: { id }, body: { ended } }) => {
    const { before, after } = await endDiscountCode(id, ended, now());
    return { body: after, change: edited(before, after) };
  },
  'DELETE /api/admin/discount-codes/:id': async ({ params: { id } }) => {
    const { code: name } = await deleteDiscountCode(id);
    return {
      body: { deleted: true },
      change: { action: 'discount-code-deleted', subject: { id, name }, fields: [] },
    };
  },
});

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

function edited(before: DiscountCodeView, after: DiscountCodeView) {
  const fields = changesOf(before, after);
  if (fields.length === 0) return undefined;
  return { action: 'discount-code-edited' as const, subject: subjectOf(after), fields };
}
