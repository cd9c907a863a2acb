import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { contactLink } from '../../../kit/contact-links.tsx';
import { confirmDestructive, confirmStep } from '../../../kit/dialogs/dialogs.ts';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import { addressOf, partsOf } from '../../../kit/fields/address-values.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { CancelButton } from '../../../kit/forms/cancel-button.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { IssuedPapers } from '../../../kit/print/print-papers.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { Correctable } from '../parts/order-parts/correctable.tsx';
import { recipientFieldsIn } from '../parts/order-parts/recipient-fields.ts';
import {
  useCancelInvoiceMutation,
  useCorrectInvoiceMutation,
  useDrawAdminInvoiceMutation,
  useLazyReadAdminPaperFileQuery,
  useLazyReadAdminPaperQuery,
  useMailAdminPaperMutation,
} from '../parts/orders/api.ts';

/** The invoices and credit notes of an order; the one that is in force can be corrected or cancelled. */
export function OrderInvoices({ order }: { order: AdminOrderView }) {
  const texts = useTexts(orderTexts).invoice;
  const [drawInvoice] = useDrawAdminInvoiceMutation();
  const [readPaper] = useLazyReadAdminPaperQuery();
  const [readFile] = useLazyReadAdminPaperFileQuery();
  const [mailPaper] = useMailAdminPaperMutation();
  const invoice = currentInvoice(order.papers);
  return (
    <>
      <IssuedPapers
        order={order}
        read={(paper) => readPaper(paper, true).unwrap()}
        file={(paper) => readFile(paper).unwrap()}
        mail={(paper) => mailPaper(paper).unwrap()}
        draw={() => drawInvoice(order._id).unwrap()}
        settings={
          <Link to={dashboardPaths.taxSettings.to()} className={contactLink}>
            {texts.settings}
          </Link>
        }
      />
      {invoice && (
        <Correctable
          can
          button={texts.correct}
          className="gap-4"
          form={(onDone) => <CorrectInvoiceForm order={order} id={invoice._id} onDone={onDone} />}
        >
          <CancelInvoice id={invoice._id} number={invoice.number} />
        </Correctable>
      )}
    </>
  );
}

/** Cancels an invoice by a credit note, for example before the books of its order are changed. */
function CancelInvoice({ id, number }: { id: string; number: string }) {
  const texts = useTexts(orderTexts).invoice;
  const [cancel] = useCancelInvoiceMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(texts.cancelTitle(number), texts.cancelMeans, texts.cancel, texts.keep),
    run: () => cancel(id).unwrap(),
    done: () => texts.cancelled,
  });
  return (
    <Button variant="secondary" disabled={busy} onClick={() => void act()}>
      {texts.cancel}
    </Button>
  );
}

type CorrectInvoiceFormProps = { order: AdminOrderView; id: string; onDone: () => void };

/** Replaces an invoice by a credit note and a new one with another name or address. */
function CorrectInvoiceForm({ order, id, onDone }: CorrectInvoiceFormProps) {
  const texts = useTexts(orderTexts);
  const fields = recipientFieldsIn(useTexts(formTexts));
  const [correct] = useCorrectInvoiceMutation();
  const { name, address } = order;
  const form = useForm({
    start: { name, address: partsOf(address) },
    confirm: () =>
      confirmStep(
        texts.invoice.correctTitle,
        texts.invoice.correctMeans,
        texts.invoice.correctYes,
        texts.cancel,
      ),
    run: (typed) =>
      correct({
        id,
        name: typed.name.trim(),
        ...(address && { address: addressOf(typed.address, address) }),
      }).unwrap(),
    done: (_order, sent) => {
      form.empty(sent);
      onDone();
      return texts.invoice.corrected;
    },
  });
  return (
    <Form form={form} aria-label={texts.invoice.correct} className="stack gap-5">
      <FormProblem problem={form.problem} />
      <p className="text-fine text-muted">{texts.invoice.correctHint}</p>
      <Field {...fields.name} {...form.field('name')} required autoFocus />
      {address && (
        <div className="grid gap-4 sm:grid-cols-2">
          <AddressFields
            isOthers
            stored={address}
            field={(part) => form.field(`address.${part}`)}
          />
        </div>
      )}
      <FormButton form={form} beside={<CancelButton form={form} onCancel={onDone} />}>
        {texts.invoice.correct}
      </FormButton>
    </Form>
  );
}
