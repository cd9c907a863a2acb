import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { RETURN_REASONS, type ReturnReason } from '@book-store/contract/orders/returns/returns';
import { Button } from '../../../../kit/button.tsx';
import { successToast } from '../../../../kit/dialogs/dialogs.ts';
import { Field, SelectField } from '../../../../kit/fields/field.tsx';
import { Options } from '../../../../kit/fields/options.tsx';
import { Tick } from '../../../../kit/fields/tick.tsx';
import { wholeNumberUpTo } from '../../../../kit/forms/form-constraints.ts';
import { useFormSubmit } from '../../../../kit/forms/use-form-submit.ts';
import { returnReasonNames } from '../../../../lib/ordering/return-names.ts';
import { useOpenReturnMutation } from '../../parts/returns/api.ts';
import { InstructionsField } from '../agree-form.tsx';
import { StepForm } from '../step-form.tsx';

type OpenReturnFormProps = {
  order: AdminOrderView;
  /** The copies that can still be given back. */
  lines: readonly { bookId: string; title: string; left: number }[];
  onDone: () => void;
};

/** Opens a return for a customer: the owner agrees to it at once. */
export function OpenReturnForm({ order, lines, onDone }: OpenReturnFormProps) {
  const [openReturn] = useOpenReturnMutation();
  const form = useFormSubmit(async (data) => {
    const copies = lines.map(({ bookId }) => ({
      bookId,
      quantity: Number(data.get(`copies-${bookId}`)),
    }));
    await openReturn({
      id: order._id,
      lines: copies.filter(({ quantity }) => quantity > 0),
      reason: String(data.get('reason')) as ReturnReason,
      instructions: String(data.get('instructions')).trim(),
      tell: data.has('tell'),
    }).unwrap();
    void successToast('The return is open');
    onDone();
  });
  const { fields = {} } = form.problem ?? {};
  return (
    <StepForm
      label="Open a return"
      form={form}
      button="Open the return"
      className="border-t border-line pt-4"
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      {lines.map(({ bookId, title, left }, index) => (
        <Field
          key={bookId}
          label={`Copies of ${title}`}
          name={`copies-${bookId}`}
          {...wholeNumberUpTo(left, 0)}
          defaultValue={lines.length === 1 ? left : 0}
          autoFocus={index === 0}
          error={fields[`copies-${bookId}`] ?? (index === 0 ? fields.lines : undefined)}
        />
      ))}
      <SelectField label="Reason" name="reason" defaultValue="no-longer-wanted">
        <Options names={returnReasonNames} of={RETURN_REASONS} />
      </SelectField>
      <InstructionsField error={fields.instructions} />
      <Tick name="tell" defaultChecked>
        Write to the customer
      </Tick>
    </StepForm>
  );
}
