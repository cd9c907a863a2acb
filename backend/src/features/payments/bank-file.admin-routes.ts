import { BANK_FILE_MAX_BYTES } from '@book-store/contract/payment';
import {
  BankFile,
  BookBankRowsBody,
  BookedBankRows,
} from '@book-store/contract/schemas/admin-payments';
import { z } from 'zod';
import { bytesBody } from '../../http/router/bytes-body.ts';
import { changeRoute, type Route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { bookBankRows } from './book-bank-rows.ts';
import { matchBankRows } from './match-bank-rows.ts';
import { readBankFile } from './read-bank-file.ts';

const CSV_TYPES = ['text/csv', 'text/tab-separated-values', 'text/plain'];

const csvBody = bytesBody({
  types: CSV_TYPES,
  maxBytes: BANK_FILE_MAX_BYTES,
  wrongType: 'Send the file as the body, with Content-Type: text/csv.',
  tooLarge: 'This file is larger than 1 MB. Please export fewer days.',
});

/** Admin routes that read a bank's file: first what it would pay, then what the owner confirms of it. */
export const bankFileRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  changeRoute({
    method: 'post',
    path: '/api/admin/payments/bank-file',
    summary: "Reads a bank's CSV file, and says which order each row pays; stores nothing",
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    readBody: csvBody,
    bodyTypes: CSV_TYPES,
    body: z.instanceof(Buffer, { error: 'This file is empty.' }),
    reply: BankFile,
    run: async ({ body }) => ({
      body: { rows: await matchBankRows(await readBankFile(body)) },
      change: undefined,
    }),
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/payments/bank-rows',
    summary: "Counts rows of a bank's file as paid, each one once, in whichever file it stands",
    body: BookBankRowsBody,
    reply: BookedBankRows,
    run: async ({ caller, body: { rows } }) => {
      const result = await bookBankRows(rows, { by: caller.username, at: now() });
      const fields = result.booked.map(({ number }) => ({ field: number, to: 'paid' }));
      const change = { action: 'orders-paid', subject: {}, fields } as const;
      return { body: result, change: fields.length > 0 ? change : undefined };
    },
  }),
];
