import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { contactLink, EmailLink, PhoneLink } from '../../../kit/contact-links.tsx';
import { confirmDestructive, successToast } from '../../../kit/dialogs/dialogs.ts';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import { addressOf, partsOf } from '../../../kit/fields/address-values.ts';
import { CancelButton } from '../../../kit/forms/cancel-button.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { PostalAddress } from '../../../kit/postal-address.tsx';
import { PrintReceipt } from '../../../kit/print/print-papers.tsx';
import { printSheets } from '../../../kit/print/print-sheets.ts';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { Correctable } from '../parts/order-parts/correctable.tsx';
import { PackingSlips, PaperChoice, useSlipPaper } from '../parts/order-parts/packing-slip.tsx';
import { recipientFieldsIn } from '../parts/order-parts/recipient-fields.ts';
import { useCorrectOrderMutation, useEndGuestLinksMutation } from '../parts/orders/api.ts';
import { OrderInvoices } from './order-invoices.tsx';

/** Who gets the order and where, with links to call or email the customer; can be corrected. */
export const OrderRecipient = ({ order }: { order: AdminOrderView }) => (
  <Correctable
    can={order.correctable}
    button={useTexts(orderTexts).recipient.correct}
    form={(onDone) => <CorrectOrderForm order={order} onDone={onDone} />}
  >
    <PostalAddress order={order} />
    <Contact order={order} />
    {order.guestLink && <EndLinksButton id={order._id} />}
  </Correctable>
);

function Contact({ order: { phone, email, source, customerId } }: { order: AdminOrderView }) {
  const texts = useTexts(orderTexts).recipient;
  return (
    <p className="grid justify-items-start">
      {phone && <PhoneLink phone={phone} className={contactLink} />}
      {email && <EmailLink email={email} className={contactLink} />}
      {customerId && (
        <Link to={dashboardPaths.customer.to(customerId)} className={contactLink}>
          {texts.allOrders}
        </Link>
      )}
      {!email && source === 'web' && <span className="text-fine text-muted">{texts.erased}</span>}
    </p>
  );
}

/** Invalidates the links in a guest's mails, for example after one reached the wrong person. */
function EndLinksButton({ id }: { id: string }) {
  const texts = useTexts(orderTexts).recipient;
  const [endLinks] = useEndGuestLinksMutation();
  const { act, busy } = useAction({
    confirm: () => confirmDestructive(texts.endLinksTitle, texts.endLinksMeans, texts.endLinksYes),
    run: () => endLinks(id).unwrap(),
    done: () => texts.linksEnded,
  });
  return (
    <Button variant="secondary" disabled={busy} onClick={() => void act()}>
      {texts.endLinks}
    </Button>
  );
}

type CorrectOrderFormProps = { order: AdminOrderView; onDone: () => void };

/** Corrects name, phone and address; the customer sees the corrected ones. */
function CorrectOrderForm({ order, onDone }: CorrectOrderFormProps) {
  const texts = useTexts(orderTexts);
  const fields = recipientFieldsIn(useTexts(formTexts));
  const [correct] = useCorrectOrderMutation();
  const form = useEditForm({
    item: order,
    fields: {
      ...fields,
      name: { ...fields.name, required: true, autoFocus: true },
      phone: { ...fields.phone, required: order.phone !== '' },
    },
    read: ({ name, phone, address }) => ({ name, phone, address: partsOf(address) }),
    send: ({ name, phone, address: typed }, { version }) => {
      const address = order.address && { address: addressOf(typed, order.address) };
      return correct({ id: order._id, name, phone, ...address, version }).unwrap();
    },
    saved: () => {
      void successToast(texts.saved);
      onDone();
    },
  });
  return (
    <EditForm
      form={form}
      label={texts.recipient.correctWhat}
      what={texts.thisOrder}
      button={texts.save}
      beside={<CancelButton form={form} onCancel={onDone} />}
    >
      <EditFields of={form} names={['name', 'phone']} />
      {order.address && (
        <div className="grid gap-4 sm:grid-cols-2">
          <AddressFields
            isOthers
            stored={order.address}
            field={(part) => form.field(`address.${part}`)}
          />
        </div>
      )}
    </EditForm>
  );
}

/** Slip and receipt exist from confirmation until the order ends unpaid; invoices and credit notes stay. */
export const OrderPapers = ({ order }: { order: AdminOrderView }) => (
  <>
    {!UNPAID_ENDS.includes(order.status) && order.status !== 'unconfirmed' && (
      <>
        {!order.boughtGiftCard && <PrintSlip order={order} />}
        <PrintReceipt order={order} />
      </>
    )}
    <OrderInvoices order={order} />
  </>
);

function PrintSlip({ order }: { order: AdminOrderView }) {
  const { printSlip } = useTexts(orderTexts).recipient;
  const [paper, choosePaper] = useSlipPaper();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => void printSheets()} className="grow">
        {printSlip}
      </Button>
      <PaperChoice paper={paper} onChoose={choosePaper} />
      <PackingSlips orders={[order]} paper={paper} />
    </div>
  );
}
