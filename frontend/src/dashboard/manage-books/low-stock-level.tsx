import type { StockSettings } from '@book-store/contract/schemas/stock';
import { LOW_STOCK_LEVEL_MAX } from '@book-store/contract/stock';
import { Button } from '../../kit/button.tsx';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { EditFields } from '../../kit/forms/edit-form.tsx';
import { wholeNumberUpTo } from '../../kit/forms/form-constraints.ts';
import { useEditForm } from '../../kit/forms/use-edit-form.ts';
import { useEditStockSettingsMutation, useGetStockSettingsQuery } from '../books/stock-api.ts';

/** The number of copies at which a book is running out, for the whole shop. */
export function LowStockLevel() {
  const { data } = useGetStockSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Without it, the list below says what is wrong.
  return data ? <LevelForm settings={data} /> : null;
}

const FIELDS = {
  lowStockLevel: {
    label: 'Low-stock threshold',
    ...wholeNumberUpTo(LOW_STOCK_LEVEL_MAX),
    min: 0,
    title: `A whole number from 0 to ${LOW_STOCK_LEVEL_MAX}.`,
  },
};

function LevelForm({ settings }: { settings: StockSettings }) {
  const [edit] = useEditStockSettingsMutation();
  const form = useEditForm({
    item: settings,
    fields: FIELDS,
    read: ({ lowStockLevel }) => ({ lowStockLevel: String(lowStockLevel) }),
    send: ({ lowStockLevel }, { version }) =>
      edit({ lowStockLevel: Number(lowStockLevel), version }).unwrap(),
    saved: 'The level has been saved',
  });
  const { onSubmit, submitting, conflict, problem } = form;
  return (
    <form onSubmit={onSubmit} noValidate aria-label="Level" className="flex flex-wrap gap-3">
      <EditFields of={form} />
      <Button
        type="submit"
        variant="secondary"
        aria-disabled={submitting}
        className="mt-7 self-start"
      >
        {submitting ? 'Saving…' : 'Save'}
      </Button>
      <div className="basis-full empty:hidden">
        <EditConflict conflict={conflict} what="the threshold" problem={problem} />
      </div>
    </form>
  );
}
