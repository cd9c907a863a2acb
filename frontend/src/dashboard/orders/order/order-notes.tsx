import type {
  AdminOrderView,
  OrderNote,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { ORDER_NOTE_MAX } from '@book-store/contract/orders/order/orders';
import { Button, IconButton } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { TextAreaField } from '../../../kit/fields/field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { CloseIcon } from '../../../kit/icons/icons.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useAddOrderNoteMutation, useRemoveOrderNoteMutation } from '../parts/orders/api.ts';

/** The owner's notes; customers never see them. */
export function OrderNotes({ order }: { order: AdminOrderView }) {
  return (
    <>
      {order.notes.length > 0 && (
        <ul aria-label="Notes" className="grid gap-3">
          {order.notes.map((note) => (
            <Note key={note._id} orderId={order._id} note={note} />
          ))}
        </ul>
      )}
      <AddNote orderId={order._id} />
    </>
  );
}

function Note({ orderId, note }: { orderId: string; note: OrderNote }) {
  const [remove] = useRemoveOrderNoteMutation();
  const { act } = useAction({
    confirm: () =>
      confirmDestructive('Remove this note?', 'It cannot be brought back.', 'Remove', 'Keep it'),
    run: () => remove({ id: orderId, noteId: note._id }).unwrap(),
  });
  return (
    <li className="flex items-start gap-2 rounded-field bg-wash py-1 pl-3">
      <div className="min-w-0 grow py-2">
        <p className="break-words whitespace-pre-line">{note.text}</p>
        <p className="text-fine text-muted">
          {note.by}, <DateTime at={note.at} />
        </p>
      </div>
      <IconButton name="Remove this note" onClick={() => void act()}>
        <CloseIcon className="size-5" />
      </IconButton>
    </li>
  );
}

function AddNote({ orderId }: { orderId: string }) {
  const [add] = useAddOrderNoteMutation();
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data, form) => {
    const text = String(data.get('text'));
    if (!text.trim()) return;
    await add({ id: orderId, text }).unwrap();
    form.reset();
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <TextAreaField
        label="Add a note"
        {...field('text')}
        rows={2}
        maxLength={ORDER_NOTE_MAX}
        hint="Customers do not see it."
      />
      <FormProblem problem={problem} />
      <Button
        type="submit"
        variant="secondary"
        aria-disabled={submitting}
        className="justify-self-start"
      >
        Add note
      </Button>
    </form>
  );
}
