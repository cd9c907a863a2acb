import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { COPY_STATES, type CopyState } from '@book-store/contract/orders/returns/returns';
import { useState } from 'react';
import { successToast } from '../../../../kit/dialogs/dialogs.ts';
import { Field, SelectField } from '../../../../kit/fields/field.tsx';
import { Options } from '../../../../kit/fields/options.tsx';
import { wholeNumberUpTo } from '../../../../kit/forms/form-constraints.ts';
import { useFormSubmit } from '../../../../kit/forms/use-form-submit.ts';
import { copyStateNames } from '../../../../lib/ordering/return-names.ts';
import { titleIn } from '../../../../lib/ordering/returned-titles.ts';
import { useReceiveReturnMutation } from '../../parts/returns/api.ts';
import { StepForm } from '../step-form.tsx';

/** Notes what the copies look like that have come back, and how many of them can be sold again. */
export function ReceiveForm({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const [receive] = useReceiveReturnMutation();
  const form = useFormSubmit(async (data) => {
    const lines = one.lines.map(({ bookId }) => ({
      bookId,
      condition: String(data.get(`condition-${bookId}`)) as CopyState,
      shelved: Number(data.get(`shelved-${bookId}`)),
    }));
    await receive({ id: order._id, returnId: one._id, lines }).unwrap();
    void successToast('The return is received');
  });
  const { fields = {} } = form.problem ?? {};
  return (
    <StepForm label="Receive the return" form={form} button="Mark as received">
      {one.lines.map((line) => (
        <ReceivedLine
          key={line.bookId}
          line={line}
          title={titleIn(order, line.bookId)}
          isDamaged={one.reason === 'damaged'}
          error={fields[`shelved-${line.bookId}`]}
        />
      ))}
    </StepForm>
  );
}

type ReceivedLineProps = {
  line: AdminOrderReturn['lines'][number];
  title: string;
  /** Whether the customer has said so. */
  isDamaged: boolean;
  error: string | undefined;
};

/** A damaged copy never goes back on the shelf, so nobody is asked how many do. */
function ReceivedLine({ line: { bookId, quantity }, title, isDamaged, error }: ReceivedLineProps) {
  const [condition, setCondition] = useState<CopyState>(isDamaged ? 'damaged' : 'as-new');
  const rule = wholeNumberUpTo(quantity, 0);
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1 break-words text-fine text-muted">{title}</legend>
      <SelectField
        label="State"
        name={`condition-${bookId}`}
        value={condition}
        onChange={({ target }) => setCondition(target.value as CopyState)}
      >
        <Options names={copyStateNames} of={COPY_STATES} />
      </SelectField>
      {condition === 'damaged' ? (
        <p className="self-end pb-3 text-fine text-muted">Does not go back on the shelf.</p>
      ) : (
        <Field
          label="On the shelf"
          name={`shelved-${bookId}`}
          {...rule}
          data-empty={rule.title}
          defaultValue={quantity}
          error={error}
        />
      )}
    </fieldset>
  );
}
