import type { CustomerView } from '@book-store/contract/people/customers/admin-customers.schemas';
import type { Language } from '@book-store/contract/storefront';
import { type CsvColumn, csvAmount, toCsv } from '../../platform/csv/write-csv.ts';
import { CustomerFigures, type StoredCustomerFigures } from '../figures/customer-figures.model.ts';
import { toCustomerView } from './list-customers.ts';

const BATCH = 500;

const COLUMNS: CsvColumn<CustomerView>[] = [
  { name: { en: 'Name', de: 'Name' }, value: ({ name }) => name },
  { name: { en: 'Email', de: 'E-Mail' }, value: ({ email }) => email },
  { name: { en: 'Phone', de: 'Telefon' }, value: ({ phone }) => phone },
  { name: { en: 'Orders', de: 'Bestellungen' }, value: ({ orders }) => orders },
  { name: { en: 'Sum', de: 'Summe' }, value: ({ sum }) => csvAmount(sum) },
  {
    name: { en: 'Last order', de: 'Letzte Bestellung' },
    value: ({ lastOrderAt }) => new Date(lastOrderAt),
  },
];

/** Yields all listed customers as a CSV file in parts. */
export const exportCustomers = (language: Language): AsyncGenerator<string> =>
  toCsv(COLUMNS, listed(), language);

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
