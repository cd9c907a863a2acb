import { z } from 'zod';
import { type Calls, CSV_FILE, named } from '../../call.ts';
import {
  CustomerId,
  CustomerPage,
  CustomerView,
  ListCustomersQuery,
} from '../../people/customers/admin-customers.schemas.ts';

named({ CustomerPage, CustomerView });

export const customerCalls = {
  'GET /api/admin/customers': {
    access: 'admin',
    summary: 'Lists and searches the customers with the number and the sum of their orders',
    query: ListCustomersQuery,
    reply: CustomerPage,
    replyHeaders: ['X-Total-Count', 'Link'],
  },
  'GET /api/admin/customers/:id': {
    access: 'admin',
    summary: 'One customer',
    params: z.object({ id: CustomerId }),
    reply: CustomerView,
    errors: ['not-found'],
  },
  'GET /api/admin/exports/customers.csv': {
    access: 'admin',
    summary: 'All customers with the number and the sum of their orders, as CSV',
    ...CSV_FILE,
  },
} satisfies Calls;
