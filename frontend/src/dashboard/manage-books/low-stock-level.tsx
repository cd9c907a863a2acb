import type { StockSettings } from '@book-store/contract/schemas/stock';
import { LOW_STOCK_LEVEL_MAX } from '@book-store/contract/stock';
import { useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { fillField } from '../../kit/forms/fill-field.ts';
import { assertConstraints } from '../../kit/forms/form-constraints.ts';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { useEditStockSettingsMutation, useGetStockSettingsQuery } from '../books/stock-api.ts';

/** The number of copies at which a book is running out, for the whole shop. */
export function LowStockLevel() {
  const { data } = useGetStockSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Without it, the list below says what is wrong.
  return data ? <LevelForm settings={data} /> : null;
}

const LABELS = { lowStockLevel: 'Low-stock threshold' };

function LevelForm({ settings }: { settings: StockSettings }) {
  const root = useRef<HTMLFormElement>(null);
  const { save, conflict } = useEditConflict({
    opened: settings,
    valuesOf: ({ lowStockLevel }) => ({ lowStockLevel: String(lowStockLevel) }),
    labels: LABELS,
    put: (name, value) => fillField(root.current, name, value),
  });
  const [edit] = useEditStockSettingsMutation();
  const { onSubmit, submitting, problem } = useFormSubmit(async (fields, form) => {
    assertConstraints(form, 'Please correct the marked field.');
    const lowStockLevel = Number(fields.get('lowStockLevel'));
    await save({ lowStockLevel: String(lowStockLevel) }, ({ version }) =>
      edit({ lowStockLevel, version }).unwrap(),
    );
    void successToast('The level has been saved');
  });
  return (
    <form
      ref={root}
      onSubmit={onSubmit}
      noValidate
      aria-label="Level"
      className="flex flex-wrap gap-3"
    >
      <Field
        label={LABELS.lowStockLevel}
        name="lowStockLevel"
        type="number"
        inputMode="numeric"
        min={0}
        max={LOW_STOCK_LEVEL_MAX}
        step={1}
        required
        title={`A whole number from 0 to ${LOW_STOCK_LEVEL_MAX}.`}
        defaultValue={settings.lowStockLevel}
        error={problem?.fields.lowStockLevel}
      />
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
