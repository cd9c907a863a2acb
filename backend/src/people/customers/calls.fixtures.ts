import type { customerCalls } from '@book-store/contract/people/customers/calls';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';

export const customerRecordExamples: Examples<typeof customerCalls> = {
  'GET /api/account': { others: 200 },
  'PUT /api/account': {
    others: 200,
    call: () => json({ name: 'Ada Reader', phone: '+15550100', addresses: [] }),
  },
  'GET /api/account/cart': { others: 200 },
  'POST /api/account/cart/changes': {
    others: 200,
    call: async () => {
      const at = new Date().toISOString();
      return json({ sentAt: at, changes: [{ bookId: await aBook(), kind: 'add', at }] });
    },
  },
  'GET /api/account/wishes': { others: 200 },
  'POST /api/account/wishes': {
    others: 200,
    call: async () => json({ bookIds: [await aBook()] }),
  },
  'PUT /api/account/wishes/:bookId': {
    others: 200,
    call: async () => ({ path: `/api/account/wishes/${await aBook()}` }),
  },
  'DELETE /api/account/wishes/:bookId': {
    others: 200,
    call: async () => ({ path: `/api/account/wishes/${await aBook()}` }),
  },
  'PUT /api/account/back-in-stock/:bookId': {
    others: 200,
    call: async () => ({ path: `/api/account/back-in-stock/${await aBook()}` }),
  },
  'DELETE /api/account/back-in-stock/:bookId': {
    others: 200,
    call: async () => ({ path: `/api/account/back-in-stock/${await aBook()}` }),
  },
};
