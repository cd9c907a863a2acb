import { LOW_STOCK_LEVEL_MAX } from '@book-store/contract/stock';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { useEditStockSettingsMutation, useGetStockSettingsQuery } from './stock-api.ts';

/** The number of copies at which a book is running out, for the whole shop. */
export function LowStockLevel() {
  const { data } = useGetStockSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edit] = useEditStockSettingsMutation();
  const { onSubmit, submitting, problem } = useFormSubmit(async (fields, form) => {
    assertConstraints(form, 'Please correct the marked field.');
    await edit({ lowStockLevel: Number(fields.get('lowStockLevel')) }).unwrap();
    void successToast('The level has been saved');
  });
  // Without it, the list below says what is wrong.
  if (!data) return null;
  return (
    <form onSubmit={onSubmit} noValidate aria-label="Level" className="flex flex-wrap gap-3">
      <Field
        label="Low-stock threshold"
        name="lowStockLevel"
        type="number"
        inputMode="numeric"
        min={0}
        max={LOW_STOCK_LEVEL_MAX}
        step={1}
        required
        title={`A whole number from 0 to ${LOW_STOCK_LEVEL_MAX}.`}
        defaultValue={data.lowStockLevel}
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
      {problem && <FormProblem problem={problem} />}
    </form>
  );
}
