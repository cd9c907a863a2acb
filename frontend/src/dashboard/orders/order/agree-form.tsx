import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { RETURN_NOTE_MAX } from '@book-store/contract/orders/returns/returns';
import type { ComponentProps } from 'react';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { TextAreaField } from '../../../kit/fields/field.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useAgreeToReturnMutation } from '../parts/returns/api.ts';
import { StepForm } from './step-form.tsx';

/** Agrees to a return, and says where to send the books. */
export function AgreeForm({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const [agree] = useAgreeToReturnMutation();
  const form = useForm({
    start: { instructions: useReturnAddress() },
    run: ({ instructions }) =>
      agree({ id: order._id, returnId: one._id, instructions: instructions.trim() }).unwrap(),
    done: () => 'Agreed; the customer gets a mail',
  });
  return (
    <StepForm label="Agree to the return" form={form} button="Agree">
      <InstructionsField {...form.field('instructions')} />
    </StepForm>
  );
}

/** Returns where books are sent back to, as long as nobody says otherwise: the shop's own address. */
export function useReturnAddress(): string {
  const { data: shop } = useShopQuery();
  return [shop?.name, shop?.address].filter(Boolean).join('\n');
}

type Given = Pick<ComponentProps<typeof TextAreaField>, 'name' | 'value' | 'error' | 'onChange'>;

/** Where to send the books. */
export const InstructionsField = (field: Given) => (
  <TextAreaField
    label="Where to send the books"
    {...field}
    hint="The customer reads it in a mail and with the order."
    rows={4}
    required
    maxLength={RETURN_NOTE_MAX}
    data-empty="Please say where to send the books."
  />
);
