import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { STOCK_REASON_MAX } from '@book-store/contract/catalogue/stock/stock';
import type { ChangeStockBody } from '@book-store/contract/catalogue/stock/stock.schemas';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useChangeStockMutation } from '../parts/books/stock-api.ts';

/** The kinds of change, each with its default reason. */
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

type Typed = { kind: Kind; copies: string; reason: string };

function toBody({ kind, copies, reason }: Typed, seen: number | null): ChangeStockBody {
  const { toBody, reason: usual } = KINDS[kind];
  return { ...toBody(Number(copies), seen), reason: reason.trim() || usual };
}

type StockFormProps = { id: string; stock: number | undefined };

/** A book without a stock count has to be counted first. */
export function StockForm({ id, stock }: StockFormProps) {
  const kinds = stock !== undefined ? COUNTED : UNCOUNTED;
  const possible = (kind: Kind) => (kinds.includes(kind) ? kind : (kinds[0] ?? 'counted'));
  const [changeStock] = useChangeStockMutation();
  const form = useForm<Typed>({
    start: { kind: 'came', copies: '', reason: '' },
    run: (typed) =>
      changeStock({
        id,
        body: toBody({ ...typed, kind: possible(typed.kind) }, stock ?? null),
      }).unwrap(),
    done: (_stock, sent) => {
      form.empty(sent);
      form.put('kind', sent.kind);
      return 'The stock has been changed';
    },
    guard: ({ copies, reason }) => `${copies}${reason}` !== '',
  });
  const kind = possible(form.watch('kind'));
  return (
    <Form
      form={form}
      aria-label="Change the stock"
      className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_auto]"
    >
      <SelectField label="What happened" {...form.field('kind')} value={kind}>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {KINDS[one].name}
          </option>
        ))}
      </SelectField>
      {kind !== 'stop' && (
        <Field
          label="Copies"
          {...form.field('copies', 'delta', 'counted')}
          type="number"
          inputMode="numeric"
          min={kind === 'counted' ? 0 : 1}
          max={STOCK_MAX}
          step={1}
          required
          title={`A whole number of at most ${STOCK_MAX}.`}
          data-empty="How many copies?"
        />
      )}
      <Field
        label="Reason"
        optional
        {...form.field('reason')}
        maxLength={STOCK_REASON_MAX}
        placeholder={KINDS[kind].reason}
        autoComplete="off"
      />
      <FormButton form={form} busy="Saving…" variant="secondary" className="lg:mt-7">
        Change stock
      </FormButton>
      <div className="sm:col-span-2 lg:col-span-4 empty:hidden">
        {form.problem && <FormProblem problem={form.problem} />}
      </div>
    </Form>
  );
}
