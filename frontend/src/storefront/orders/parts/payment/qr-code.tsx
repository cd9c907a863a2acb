import { QrCode } from '../../../../kit/qr-code.tsx';

type TransferCodeProps = { text: string; label: string; caption: string };

/** The QR code of a transfer, and what reads it. */
export const TransferCode = ({ text, label, caption }: TransferCodeProps) => (
  <figure className="grid gap-2">
    <QrCode text={text} label={label} />
    <figcaption className="max-w-48 text-fine text-muted">{caption}</figcaption>
  </figure>
);
