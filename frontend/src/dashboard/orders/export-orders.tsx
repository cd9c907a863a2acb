import type { AdminListOrdersQuery } from '@book-store/contract/schemas/admin-orders';
import { useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { downloadFile } from '../../api/download-file.ts';
import { Button } from '../../kit/button.tsx';
import { alertDialog } from '../../kit/dialogs/dialogs.ts';

type ExportOrdersProps = { filters: Pick<AdminListOrdersQuery, 'q' | 'status' | 'from'> };

/** Saves the orders of the list, from all its pages, as a file for a spreadsheet. */
export function ExportOrders({ filters }: ExportOrdersProps) {
  const [busy, setBusy] = useState(false);
  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const query = new URLSearchParams(filters as Record<string, string>);
      await downloadFile(`/api/admin/exports/orders.csv?${query}`, 'orders.csv');
    } catch (error) {
      await alertDialog(toApiProblem(error).message, 'error');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" aria-disabled={busy} onClick={() => void save()}>
      {busy ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
