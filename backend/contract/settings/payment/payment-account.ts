import { toMinor, toMoneyText } from '../../money.ts';
import { shopPlace } from '../../place.ts';

export type PaymentAccount = {
  /** The account holder. */
  name: string;
  iban?: string | undefined;
  bic?: string | undefined;
  /** For rupees: an address of the Unified Payments Interface (UPI). */
  upi?: string | undefined;
  /** Anything else that a local bank requires, such as a sort code; several lines. */
  details?: string | undefined;
};

/** BIC and UPI address. */
export const BIC_PATTERN = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
export const UPI_PATTERN = /^[A-Za-z0-9._-]{2,80}@[A-Za-z][A-Za-z0-9]{1,30}$/;

/** Normalises an IBAN: no spaces, capitals. */
export const bareIban = (written: string): string => written.replace(/\s/g, '').toUpperCase();

/** Formats an IBAN in groups of four. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Checks the check digits of an IBAN (ISO 7064, mod 97). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The amount in wire format, and the payment reference. */
type Transfer = { amount: number; reference: string };

/**
 * Returns the text of a QR code that fills in a transfer in a banking app: the European Payments
 * Council's for euros with an IBAN, a UPI link for rupees; undefined otherwise.
 */
export function transferCode(account: PaymentAccount, transfer: Transfer): string | undefined {
  const { currency } = shopPlace();
  if (currency === 'EUR' && account.iban) return epcText(account, account.iban, transfer);
  if (currency === 'INR' && account.upi) return upiLink(account, account.upi, transfer);
  return undefined;
}

/** The limits of an amount in an EPC code, in euros. */
const EPC_MIN = 0.01;
const EPC_MAX = 999_999_999.99;

/** The 12 lines of EPC069-12: version 2, UTF-8, where the BIC is optional. */
function epcText({ name, bic }: PaymentAccount, iban: string, { amount, reference }: Transfer) {
  if (amount < EPC_MIN || amount > EPC_MAX) return undefined;
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    name,
    iban,
    `EUR${toMoneyText(toMinor(amount))}`,
    // The purpose, and a structured reference (ISO 11649).
    '',
    '',
    reference,
    // A note for the payer.
    '',
  ].join('\n');
}

function upiLink({ name }: PaymentAccount, upi: string, { amount, reference }: Transfer): string {
  const members = {
    pa: upi,
    pn: name,
    am: toMoneyText(toMinor(amount)),
    cu: 'INR',
    tn: reference,
    tr: reference,
  };
  const query = Object.entries(members).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return `upi://pay?${query.join('&')}`;
}
