import type {
  AdminOrderView,
  OrderNote,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { ORDER_NOTE_MAX } from '@book-store/contract/orders/order/orders';
import { IconButton } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { TextAreaField } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { useKeptForm } from '../../../kit/forms/kept-draft.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { CloseIcon } from '../../../kit/icons/icons.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { useAddOrderNoteMutation, useRemoveOrderNoteMutation } from '../parts/orders/api.ts';

/** Customers never see these. */
export function OrderNotes({ order }: { order: AdminOrderView }) {
  const { notes } = useTexts(orderTexts);
  return (
    <>
      {order.notes.length > 0 && (
        <ul aria-label={notes} className="grid gap-3">
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
  const texts = useTexts(orderTexts).note;
  const [remove] = useRemoveOrderNoteMutation();
  const { act } = useAction({
    confirm: () =>
      confirmDestructive(texts.removeTitle, texts.removeMeans, texts.remove, texts.keep),
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
      <IconButton name={texts.removeThis} onClick={() => void act()}>
        <CloseIcon className="size-5" />
      </IconButton>
    </li>
  );
}

function AddNote({ orderId }: { orderId: string }) {
  const texts = useTexts(orderTexts).note;
  const [add] = useAddOrderNoteMutation();
  const form = useForm({
    start: { text: '' },
    before: (): boolean => form.getValues().text.trim() !== '',
    run: ({ text }) => add({ id: orderId, text }).unwrap(),
    done: (_order, sent) => {
      form.empty(sent);
    },
  });
  useKeptForm(`note-${orderId}`, form);
  return (
    <Form form={form} className="grid gap-2">
      <TextAreaField
        label={texts.add}
        {...form.field('text')}
        rows={2}
        maxLength={ORDER_NOTE_MAX}
        hint={texts.hidden}
      />
      <FormEnd form={form} variant="secondary" className="justify-self-start">
        {texts.save}
      </FormEnd>
    </Form>
  );
}
