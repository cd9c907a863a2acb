import { canBeInvoiced, isPaidFor } from '@book-store/contract/orders/order/order-papers';
import type { PaperRef } from '@book-store/contract/orders/papers/paper-ref.schemas';
import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import type { Paper, PaperFile } from '@book-store/contract/orders/papers/papers.schemas';
import { countryOfAddress } from '@book-store/contract/settings/delivery/delivery-countries';
import { addressLines } from '@book-store/contract/settings/place/address-forms';
import { type ReactNode, useEffect, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { useShopQuery } from '../../api/calls/shop-api.ts';
import { saveBlob } from '../../api/download-file.ts';
import { formatAmount } from '../../lib/money/amount.ts';
import { useLanguage, useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { confirmStep } from '../dialogs/dialogs.ts';
import { useAction } from '../use-action.ts';
import { OrderReceipt, type ReceiptOrder } from './order-receipt.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { printSheets } from './print-sheets.ts';
import { paperTexts } from './texts.ts';

/** Shows a sheet as long as it is printed, on the paper that is chosen in the browser's dialog. */
function usePrinting() {
  const [sheet, setSheet] = useState<ReactNode>(null);
  useEffect(() => (sheet ? printSheets(() => setSheet(null)) : undefined), [sheet]);
  return [sheet, setSheet] as const;
}

type PrintButtonProps = { paper: ReactNode; children: ReactNode };

function PrintButton({ paper, children }: PrintButtonProps) {
  const [sheet, print] = usePrinting();
  return (
    <>
      <Button variant="secondary" onClick={() => print(paper)}>
        {children}
      </Button>
      {sheet}
    </>
  );
}

/** Prints the receipt of an order that has been paid. */
export function PrintReceipt({ order }: { order: ReceiptOrder }) {
  const { printReceipt } = useTexts(paperTexts);
  if (!isPaidFor(order)) return null;
  return <PrintButton paper={<OrderReceipt order={order} />}>{printReceipt}</PrintButton>;
}

type ReadPaper = (id: string) => Promise<Paper>;
type ReadFile = (id: string) => Promise<PaperFile>;
type MailPaper = (id: string) => Promise<Pick<PaperFile, 'missing'>>;

type IssuedPapersProps = {
  order: ReceiptOrder;
  /** Fetches a paper as it was issued. */
  read: ReadPaper;
  /** Fetches it as a PDF. */
  file: ReadFile;
  /** Mails it to the customer. */
  mail: MailPaper;
  /** Gives the order its invoice. */
  draw: () => Promise<Pick<ReceiptOrder, 'papers'>>;
  /** Where to enter what the shop lacks for an invoice. */
  settings?: ReactNode;
};

/**
 * Prints the invoices and credit notes of an order as they were issued, and creates its invoice once its books or its
 * money are on their way. Shops without tax have none.
 */
export function IssuedPapers(props: IssuedPapersProps) {
  const { order, read, file, mail, settings } = props;
  const { papers = [] } = order;
  const texts = useTexts(paperTexts);
  const { tax, answersMail = false } = useShopQuery().data ?? {};
  // Of a shop without a mail server, only its owner can read what it would write.
  const canMail = answersMail || settings !== undefined;
  // Not of the button that creates the invoice, which goes once there is one.
  const [sheet, print] = usePrinting();
  const isDrawable = tax && !currentInvoice(papers) && canBeInvoiced(order);
  return (
    <>
      {papers.length > 0 && (
        <ul aria-label={texts.papers} className="grid basis-full gap-2">
          {papers.map((paper) => (
            <li key={paper._id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span>{texts[paper.kind](paper.number, paper.whole ?? false)}</span>
              <div className="flex flex-wrap items-center gap-2">
                <PrintPaper paper={paper} read={read} />
                <SavePaper paper={paper} file={file} />
                {order.email && canMail && (
                  <SendPaper paper={paper} email={order.email} mail={mail} isSent={answersMail} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {isDrawable && <CreateInvoice {...props} print={print} />}
      {sheet}
    </>
  );
}

type PrintPaperProps = { paper: PaperRef; read: ReadPaper };

/** Prints a paper that was issued. */
export function PrintPaper({ paper: { _id, kind, number, whole = false }, read }: PrintPaperProps) {
  const texts = useTexts(paperTexts);
  const [sheet, print] = usePrinting();
  const action = useAction({
    run: async () => print(<PaperSheet paper={await read(_id)} />),
    inPlace: true,
  });
  const name = kind === 'invoice' ? texts.printInvoice : texts.printCreditNote;
  return (
    <>
      <PaperButton {...action} name={name(number, whole)}>
        {texts.print}
      </PaperButton>
      {sheet}
    </>
  );
}

type SavePaperProps = { paper: PaperRef; file: ReadFile };

/** Saves a paper as a PDF, or says which letters keep it from being one. */
function SavePaper({ paper: { _id, number }, file }: SavePaperProps) {
  const texts = useTexts(paperTexts);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const action = useAction({
    run: async () => {
      const { name, pdf, missing: letters } = await file(_id);
      setMissing(letters);
      if (pdf) saveBlob(toBlob(pdf), name);
    },
    inPlace: true,
  });
  return (
    <>
      <PaperButton {...action} name={texts.savePaper(number)}>
        {texts.pdf}
      </PaperButton>
      <p role="status" className="text-fine font-semibold text-bad empty:hidden">
        {missing.length > 0 && texts.noFile(missing.join(' '))}
      </p>
    </>
  );
}

type SendPaperProps = { paper: PaperRef; email: string; mail: MailPaper; isSent: boolean };

/** Mails a paper as a PDF. */
function SendPaper({ paper: { _id, number }, email, mail, isSent }: SendPaperProps) {
  const texts = useTexts(paperTexts);
  const [said, setSaid] = useState('');
  const action = useAction({
    run: async () => {
      setSaid('');
      const { missing } = await mail(_id);
      if (missing.length > 0) setSaid(texts.noFile(missing.join(' ')));
      else setSaid(isSent ? texts.paperSent(email) : texts.paperKept);
    },
    inPlace: true,
  });
  return (
    <>
      <PaperButton {...action} name={texts.sendPaper(number)}>
        {texts.mail}
      </PaperButton>
      <p role="status" className="text-fine font-semibold empty:hidden">
        {said}
      </p>
    </>
  );
}

const toBlob = (pdf: string): Blob =>
  new Blob([Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0))], { type: 'application/pdf' });

type CreateInvoiceProps = Omit<IssuedPapersProps, 'file' | 'mail'> & {
  print: (sheet: ReactNode) => void;
};

/** Asks before it issues an invoice, because nothing of it can be changed afterwards, and prints it. */
function CreateInvoice({ order, read, draw, settings, print }: CreateInvoiceProps) {
  const texts = useTexts(paperTexts);
  const language = useLanguage();
  const [isUnset, setUnset] = useState(false);
  const { name, address, totalPrice } = order;
  const buyer = [
    name,
    ...(address ? [...addressLines(address), countryOfAddress(address, language)] : []),
  ]
    .filter(Boolean)
    .join(', ');
  const action = useAction({
    confirm: () =>
      confirmStep(
        texts.createSure,
        texts.createMeans(buyer, formatAmount(totalPrice)),
        texts.createInvoice,
        texts.notNow,
      ),
    run: async () => {
      const invoice = currentInvoice((await draw()).papers);
      if (invoice) print(<PaperSheet paper={await read(invoice._id)} />);
    },
    failed: (error) => {
      const { message, fields } = toApiProblem(error);
      const [missing] = Object.values(fields);
      setUnset(missing !== undefined);
      return missing ?? message;
    },
    inPlace: true,
  });
  return (
    <>
      <PaperButton {...action}>{texts.createInvoice}</PaperButton>
      {action.failure && isUnset && settings}
    </>
  );
}

type PaperButtonProps = Pick<ReturnType<typeof useAction>, 'busy' | 'failure'> & {
  act: () => Promise<void>;
  /** With what it is about, where the row says that. */
  name?: string;
  children: ReactNode;
};

const PaperButton = ({ act, busy, failure, name, children }: PaperButtonProps) => (
  <>
    <Button
      variant="secondary"
      size={name ? 'small' : 'normal'}
      disabled={busy}
      aria-label={name}
      onClick={() => void act()}
    >
      {children}
    </Button>
    <span role="alert" className="text-fine font-semibold text-bad empty:hidden">
      {failure}
    </span>
  </>
);
