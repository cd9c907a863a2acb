import type { discountCodeCalls } from '@book-store/contract/orders/discount-codes/calls';
import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import {
  addDiscountCode,
  deleteDiscountCode,
  type EditedCode,
  editDiscountCode,
  endDiscountCode,
  getDiscountCode,
  listDiscountCodes,
} from './edit-discount-codes.ts';
import { limitGuesses } from './limit-guesses.ts';
import { previewCode } from './preview-code.ts';

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
    add: async ({ body, at, remember, record }) => {
      const change = record((added: DiscountCodeView) => ({
        action: 'discount-code-created',
        subject: subjectOf(added),
        fields: changesOf(undefined, added).filter(({ field }) => field !== 'ended'),
      }));
      const deps = { remember, beforeCommit: change.beforeCommit };
      return { body: await addDiscountCode(body, at, deps), change };
    },
    again: async (id, { at }) => ({ body: await getDiscountCode(id, at) }),
  },
  'PUT /api/admin/discount-codes/:id': async ({ params: { id }, body, record }) => {
    const change = record(edited);
    return { body: await editDiscountCode(id, body, now(), change.beforeCommit), change };
  },
  'PATCH /api/admin/discount-codes/:id': async ({ params: { id }, body: { ended }, record }) => {
    const change = record(edited);
    return { body: await endDiscountCode(id, ended, now(), change.beforeCommit), change };
  },
  'DELETE /api/admin/discount-codes/:id': async ({ params: { id }, record }) => {
    const change = record(({ code: name }: { code: string }) => ({
      action: 'discount-code-deleted',
      subject: { id, name },
      fields: [],
    }));
    await deleteDiscountCode(id, change.beforeCommit);
    return { body: { deleted: true }, change };
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

const toFields = ({ genres, books, state, ...code }: DiscountCodeView) => ({
  ...code,
  genres: genres.join(', '),
  books: books.map(({ bookId, title }) => title ?? bookId).join(', '),
  ended: state === 'ended',
});

const changesOf = (before: DiscountCodeView | undefined, after: DiscountCodeView) =>
  changedFields(FIELDS, { ...(before && { before: toFields(before) }), after: toFields(after) });

const subjectOf = ({ _id: id, code: name }: DiscountCodeView) => ({ id, name });

function edited({ before, after }: EditedCode): AdminChange | undefined {
  const fields = changesOf(before, after);
  if (fields.length === 0) return undefined;
  return { action: 'discount-code-edited', subject: subjectOf(after), fields };
}
