import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { STOCK_REASON_MAX } from '@book-store/contract/catalogue/stock/stock';
import type { ChangeStockBody } from '@book-store/contract/catalogue/stock/stock.schemas';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { useChangeStockMutation } from '../parts/books/stock-api.ts';

/** What can have happened, with the reason for the log if none is written. */
const KINDS = {
  counted: {
    name: 'I counted the copies',
    reason: 'Counted',
    toBody: (counted: number, seen: number | null) => ({ counted, seen }),
  },
  came: { name: 'Copies came', reason: 'Delivery', toBody: (delta: number) => ({ delta }) },
  gone: {
    name: 'Copies are gone',
    reason: 'Damaged or lost',
    toBody: (copies: number) => ({ delta: -copies }),
  },
  stop: {
    name: 'Stop counting',
    reason: 'No longer counted',
    toBody: (_copies: number, seen: number | null) => ({ counted: null, seen }),
  },
} as const;
type Kind = keyof typeof KINDS;

const UNCOUNTED: readonly Kind[] = ['counted'];
const COUNTED: readonly Kind[] = ['came', 'gone', 'counted', 'stop'];

function toBody(kind: Kind, data: FormData, seen: number | null): ChangeStockBody {
  const { toBody, reason } = KINDS[kind];
  const written = String(data.get('reason')).trim();
  return { ...toBody(Number(data.get('copies')), seen), reason: written || reason };
}

type StockFormProps = { id: string; stock: number | undefined };

/** Changes the stock of a book. A book that is not counted has to be counted first. */
export function StockForm({ id, stock }: StockFormProps) {
  const kinds = stock !== undefined ? COUNTED : UNCOUNTED;
  const [chosen, setChosen] = useState<Kind>('came');
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? 'counted');
  const [changeStock] = useChangeStockMutation();
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data, form) => {
    await changeStock({ id, body: toBody(kind, data, stock ?? null) }).unwrap();
    form.reset();
    void successToast('The stock has been changed');
  });
  const { fields = {} } = problem ?? {};
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      aria-label="Change the stock"
      className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_auto]"
    >
      <SelectField
        label="What happened"
        value={kind}
        onChange={({ currentTarget }) => setChosen(currentTarget.value as Kind)}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {KINDS[one].name}
          </option>
        ))}
      </SelectField>
      {kind !== 'stop' && (
        <Field
          label="Copies"
          name="copies"
          type="number"
          inputMode="numeric"
          min={kind === 'counted' ? 0 : 1}
          max={STOCK_MAX}
          step={1}
          required
          title={`A whole number of at most ${STOCK_MAX}.`}
          data-empty="How many copies?"
          error={fields.copies ?? fields.delta ?? fields.counted}
        />
      )}
      <Field
        label="Reason"
        optional
        {...field('reason')}
        maxLength={STOCK_REASON_MAX}
        placeholder={KINDS[kind].reason}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" aria-disabled={submitting} className="lg:mt-7">
        {submitting ? 'Saving…' : 'Change stock'}
      </Button>
      <div className="sm:col-span-2 lg:col-span-4 empty:hidden">
        {problem && <FormProblem problem={problem} />}
      </div>
    </form>
  );
}
