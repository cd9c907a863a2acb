import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { RETURN_NOTE_MAX } from '@book-store/contract/orders/returns/returns';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { TextAreaField } from '../../../kit/fields/field.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { useAgreeToReturnMutation } from '../parts/returns/api.ts';
import { StepForm } from './step-form.tsx';

/** Agrees to a return, and says where to send the books. */
export function AgreeForm({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const [agree] = useAgreeToReturnMutation();
  const form = useFormSubmit(async (data) => {
    const instructions = String(data.get('instructions')).trim();
    await agree({ id: order._id, returnId: one._id, instructions }).unwrap();
    void successToast('Agreed; the customer gets a mail');
  });
  return (
    <StepForm label="Agree to the return" form={form} button="Agree">
      <InstructionsField error={form.problem?.fields.instructions} />
    </StepForm>
  );
}

/** Where to send the books: by default to the shop's own address. */
export function InstructionsField({ error }: { error: string | undefined }) {
  const { data: shop } = useShopQuery();
  const address = [shop?.name, shop?.address].filter(Boolean).join('\n');
  return (
    <TextAreaField
      key={address}
      label="Where to send the books"
      name="instructions"
      hint="The customer reads it in a mail and with the order."
      rows={4}
      required
      maxLength={RETURN_NOTE_MAX}
      data-empty="Please say where to send the books."
      defaultValue={address}
      error={error}
    />
  );
}
