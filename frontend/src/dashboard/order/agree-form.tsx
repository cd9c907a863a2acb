import { RETURN_NOTE_MAX } from '@book-store/contract/returns';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { AdminOrderReturn } from '@book-store/contract/schemas/order-returns';
import { useShopQuery } from '../../api/shop-api.ts';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { TextAreaField } from '../../kit/forms/field.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { useAgreeToReturnMutation } from '../returns/api.ts';

/** Agrees to a return, and says where to send the books. */
export function AgreeForm({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const [agree] = useAgreeToReturnMutation();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    const instructions = String(data.get('instructions')).trim();
    await agree({ id: order._id, returnId: one._id, instructions }).unwrap();
    void successToast('Agreed; the customer gets a mail');
  });
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      aria-label="Agree to the return"
      className="grid max-w-prose gap-3"
    >
      <FormProblem problem={problem} />
      <InstructionsField error={problem?.fields.instructions} />
      <Button type="submit" aria-disabled={submitting} className="justify-self-start">
        Agree
      </Button>
    </form>
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
