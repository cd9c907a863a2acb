import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { STOCK_REASON_MAX } from '@book-store/contract/catalogue/stock/stock';
import type { ChangeStockBody } from '@book-store/contract/catalogue/stock/stock.schemas';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { bookTexts } from '../book-texts.ts';
import { useChangeStockMutation } from '../parts/books/stock-api.ts';

/** The kinds of change. */
const CHANGES = {
  counted: (counted: number, seen: number | null) => ({ counted, seen }),
  came: (delta: number) => ({ delta }),
  gone: (copies: number) => ({ delta: -copies }),
  stop: (_copies: number, seen: number | null) => ({ counted: null, seen }),
} as const;
type Kind = keyof typeof CHANGES;

const UNCOUNTED: readonly Kind[] = ['counted'];
const COUNTED: readonly Kind[] = ['came', 'gone', 'counted', 'stop'];

type Typed = { kind: Kind; copies: string; reason: string };

type StockFormProps = { id: string; stock: number | undefined };

/** A book without a stock count has to be counted first. */
export function StockForm({ id, stock }: StockFormProps) {
  const texts = useTexts(bookTexts).stock;
  const { saving } = useTexts(formTexts);
  const kinds = stock !== undefined ? COUNTED : UNCOUNTED;
  const possible = (kind: Kind) => (kinds.includes(kind) ? kind : (kinds[0] ?? 'counted'));
  const [changeStock] = useChangeStockMutation();
  const form = useForm<Typed>({
    start: { kind: 'came', copies: '', reason: '' },
    run: ({ copies, reason, ...typed }) => {
      const kind = possible(typed.kind);
      const change: Omit<ChangeStockBody, 'reason'> = CHANGES[kind](Number(copies), stock ?? null);
      const body = { ...change, reason: reason.trim() || texts.reasons[kind] };
      return changeStock({ id, body }).unwrap();
    },
    done: (_stock, sent) => {
      form.empty(sent);
      form.put('kind', sent.kind);
      return texts.changed;
    },
    guard: ({ copies, reason }) => `${copies}${reason}` !== '',
  });
  const kind = possible(form.watch('kind'));
  return (
    <Form
      form={form}
      aria-label={texts.change}
      className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_auto]"
    >
      <SelectField label={texts.happened} {...form.field('kind')} value={kind}>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </SelectField>
      {kind !== 'stop' && (
        <Field
          label={texts.copies}
          {...form.field('copies', 'delta', 'counted')}
          type="number"
          inputMode="numeric"
          min={kind === 'counted' ? 0 : 1}
          max={STOCK_MAX}
          step={1}
          required
          title={texts.copiesRule}
          data-empty={texts.howMany}
        />
      )}
      <Field
        label={texts.reason}
        optional
        {...form.field('reason')}
        maxLength={STOCK_REASON_MAX}
        placeholder={texts.reasons[kind]}
        autoComplete="off"
      />
      <FormButton form={form} busy={saving} variant="secondary" className="lg:mt-7">
        {texts.button}
      </FormButton>
      <div className="sm:col-span-2 lg:col-span-4 empty:hidden">
        {form.problem && <FormProblem problem={form.problem} />}
      </div>
    </Form>
  );
}
