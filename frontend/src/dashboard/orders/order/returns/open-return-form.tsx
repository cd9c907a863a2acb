import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { RETURN_REASONS, type ReturnReason } from '@book-store/contract/orders/returns/returns';
import { Button } from '../../../../kit/button.tsx';
import { Field, SelectField } from '../../../../kit/fields/field.tsx';
import { Options } from '../../../../kit/fields/options.tsx';
import { Tick } from '../../../../kit/fields/tick.tsx';
import { wholeNumberUpTo } from '../../../../kit/forms/form-constraints.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { returnReasonNames } from '../../../../lib/ordering/return-names.ts';
import { useOpenReturnMutation } from '../../parts/returns/api.ts';
import { InstructionsField, useReturnAddress } from '../agree-form.tsx';
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
  const form = useForm({
    start: {
      copies: lines.map(({ left }) => (lines.length === 1 ? String(left) : '0')),
      reason: 'no-longer-wanted' as ReturnReason,
      instructions: useReturnAddress(),
      tell: true,
    },
    run: ({ copies, instructions, ...typed }) => {
      const chosen = lines.map(({ bookId }, at) => ({ bookId, quantity: Number(copies[at]) }));
      return openReturn({
        ...typed,
        id: order._id,
        lines: chosen.filter(({ quantity }) => quantity > 0),
        instructions: instructions.trim(),
      }).unwrap();
    },
    done: () => {
      onDone();
      return 'The return is open';
    },
  });
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
          {...wholeNumberUpTo(left, 0)}
          {...form.field(`copies.${index}`)}
          autoFocus={index === 0}
          error={
            form.errorOf(`copies.${index}`) ?? (index === 0 ? form.errorOf('lines') : undefined)
          }
        />
      ))}
      <SelectField label="Reason" {...form.field('reason')}>
        <Options names={returnReasonNames} of={RETURN_REASONS} />
      </SelectField>
      <InstructionsField {...form.field('instructions')} />
      <Tick {...form.tick('tell')}>Write to the customer</Tick>
    </StepForm>
  );
}
