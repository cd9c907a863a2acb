import { CUSTOMER_SORTS, type CustomerSort } from '@book-store/contract/lists';

const NAMES: Record<CustomerSort, string> = {
  recent: 'Latest order first',
  sum: 'Highest sum first',
  orders: 'Most orders first',
  name: 'By name',
};

type SortCustomersProps = {
  sort: CustomerSort | undefined;
  onSort: (sort: CustomerSort | undefined) => void;
};

export function SortCustomers({ sort = 'recent', onSort }: SortCustomersProps) {
  const choose = (value: string) => {
    const chosen = CUSTOMER_SORTS.find((one) => one === value);
    onSort(chosen === 'recent' ? undefined : chosen);
  };
  return (
    <select
      aria-label="Sort customers"
      value={sort}
      onChange={(event) => choose(event.target.value)}
      className="min-h-11 rounded-field border border-control bg-card px-3"
    >
      {CUSTOMER_SORTS.map((one) => (
        <option key={one} value={one}>
          {NAMES[one]}
        </option>
      ))}
    </select>
  );
}
