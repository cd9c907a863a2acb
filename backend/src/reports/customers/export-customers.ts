import type { CustomerView } from '@book-store/contract/people/customers/admin-customers.schemas';
import { type CsvColumn, csvAmount, toCsv } from '../../platform/csv/write-csv.ts';
import { CustomerFigures, type StoredCustomerFigures } from '../figures/customer-figures.model.ts';
import { toCustomerView } from './list-customers.ts';

const BATCH = 500;

const COLUMNS: CsvColumn<CustomerView>[] = [
  { name: 'Name', value: ({ name }) => name },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phone },
  { name: 'Orders', value: ({ orders }) => orders },
  { name: 'Sum', value: ({ sum }) => csvAmount(sum) },
  { name: 'Last order', value: ({ lastOrderAt }) => new Date(lastOrderAt) },
];

/** Yields all listed customers as a CSV file in parts. */
export const exportCustomers = (): AsyncGenerator<string> => toCsv(COLUMNS, listed());

/** In batches, because a cursor over many customers would fill the database's memory. */
async function* listed(): AsyncGenerator<CustomerView> {
  let after = '';
  for (;;) {
    const batch = await CustomerFigures.find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<StoredCustomerFigures[]>();
    for (const one of batch) yield toCustomerView(one);
    if (batch.length < BATCH) return;
    after = batch.at(-1)?._id ?? after;
  }
}
