import { ToDoLink } from '../../shared/ui/to-do-link.tsx';
import { RUNNING_OUT_URL } from './book-list-params.ts';
import { useListLowStockQuery } from './stock-api.ts';

/** How many books have few copies left; nothing in a shop that does not count them. */
export function LowStockToDo() {
  const { data } = useListLowStockQuery(1, { refetchOnMountOrArgChange: true });
  if (!data?.total) return null;
  return <ToDoLink to={RUNNING_OUT_URL} number={data.total} name="low on stock" />;
}
