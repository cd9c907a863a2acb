import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { COPY_STATES, type CopyState } from '@book-store/contract/orders/returns/returns';
import { Field, SelectField } from '../../../../kit/fields/field.tsx';
import { Options } from '../../../../kit/fields/options.tsx';
import { wholeNumberUpTo } from '../../../../kit/forms/form-constraints.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { copyStateNames } from '../../../../lib/ordering/return-names.ts';
import { titleIn } from '../../../../lib/ordering/returned-titles.ts';
import { useReceiveReturnMutation } from '../../parts/returns/api.ts';
import { StepForm } from '../step-form.tsx';

/** Notes what the copies look like that have come back, and how many of them can be sold again. */
export function ReceiveForm({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const [receive] = useReceiveReturnMutation();
  // The customer may have said so.
  const condition: CopyState = one.reason === 'damaged' ? 'damaged' : 'as-new';
  const form = useForm<Copies>({
    start: { lines: one.lines.map(({ quantity }) => ({ condition, shelved: String(quantity) })) },
    run: ({ lines }) =>
      receive({
        id: order._id,
        returnId: one._id,
        lines: one.lines.map(({ bookId }, at) => {
          const { condition = 'damaged', shelved } = lines[at] ?? {};
          return { bookId, condition, shelved: condition === 'damaged' ? 0 : Number(shelved) };
        }),
      }).unwrap(),
    done: () => 'The return is received',
  });
  return (
    <StepForm label="Receive the return" form={form} button="Mark as received">
      {one.lines.map((line, at) => (
        <ReceivedLine
          key={line.bookId}
          form={form}
          at={at}
          title={titleIn(order, line.bookId)}
          quantity={line.quantity}
        />
      ))}
    </StepForm>
  );
}

type Copies = { lines: { condition: CopyState; shelved: string }[] };
type ReceivedLineProps = {
  form: ReturnType<typeof useForm<Copies>>;
  at: number;
  title: string;
  quantity: number;
};

/** A damaged copy never goes back on the shelf, so nobody is asked how many do. */
function ReceivedLine({ form, at, title, quantity }: ReceivedLineProps) {
  const state = form.field(`lines.${at}.condition`);
  const rule = wholeNumberUpTo(quantity, 0);
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1 break-words text-fine text-muted">{title}</legend>
      <SelectField label="State" {...state}>
        <Options names={copyStateNames} of={COPY_STATES} />
      </SelectField>
      {state.value === 'damaged' ? (
        <p className="self-end pb-3 text-fine text-muted">Does not go back on the shelf.</p>
      ) : (
        <Field
          label="On the shelf"
          {...rule}
          data-empty={rule.title}
          {...form.field(`lines.${at}.shelved`)}
        />
      )}
    </fieldset>
  );
}
