import type { bulkEditCalls } from '@book-store/contract/catalogue/bulk-edit/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aBook } from '../books/books.builder.ts';

export const bulkEditExamples: Examples<typeof bulkEditCalls> = {
  'POST /api/admin/books/changes': {
    call: async () =>
      json({ ids: [await aBook()], change: { kind: 'price', prices: 'both', percent: -10 } }),
  },
  'POST /api/admin/books/changes/undo': {
    call: async () => {
      const from = { newPrice: 8, oldPrice: 8 };
      const to = { newPrice: 10, oldPrice: 10 };
      return json({ books: [{ _id: await aBook({ newPrice: 10 }), from, to }] });
    },
  },
};
