import type { AdminListOrdersQuery } from '@book-store/contract/schemas/admin-orders';
import { downloadFile } from '../../api/download-file.ts';
import { Button } from '../../kit/button.tsx';
import { useAction } from '../../kit/use-action.ts';

type ExportOrdersProps = { filters: Pick<AdminListOrdersQuery, 'q' | 'status' | 'from'> };

/** Saves the orders of the list, from all its pages, as a file for a spreadsheet. */
export function ExportOrders({ filters }: ExportOrdersProps) {
  const { act, busy } = useAction({
    run: () => {
      const query = new URLSearchParams(filters as Record<string, string>);
      return downloadFile(`/api/admin/exports/orders.csv?${query}`, 'orders.csv');
    },
  });
  return (
    <Button variant="secondary" aria-disabled={busy} onClick={() => void act()}>
      {busy ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
