import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { RETURN_NOTE_MAX } from '@book-store/contract/orders/returns/returns';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { TextAreaField } from '../../../../kit/fields/field.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { useRefuseReturnMutation } from '../../parts/returns/api.ts';
import { StepForm } from '../step-form.tsx';

/** Refuses a return, once the reason is entered that the customer reads. */
export function RefuseReturn({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const [refuse] = useRefuseReturnMutation();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({
    start: { refusal: '' },
    run: ({ refusal }) =>
      refuse({ id: order._id, returnId: one._id, refusal: refusal.trim() }).unwrap(),
    done: () => 'Refused; the customer gets a mail',
  });
  if (!isOpen) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Refuse
      </Button>
    );
  }
  return (
    <StepForm
      label="Refuse the return"
      form={form}
      button="Refuse the return"
      variant="destructive"
      className="border-t border-line pt-3"
      beside={
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          Do not refuse
        </Button>
      }
    >
      <TextAreaField
        label="Why not"
        {...form.field('refusal')}
        hint="The customer reads it in a mail and with the order."
        rows={3}
        required
        autoFocus
        maxLength={RETURN_NOTE_MAX}
        data-empty="Please say why; the customer reads it."
      />
    </StepForm>
  );
}
