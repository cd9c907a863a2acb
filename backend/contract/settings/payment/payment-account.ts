import { toMinor, toMoneyText } from '../../money.ts';
import { shopPlace } from '../../place.ts';

/** Where customers transfer money to. */
export type PaymentAccount = {
  /** Who owns the account. */
  name: string;
  iban?: string | undefined;
  bic?: string | undefined;
  /** For rupees: an address of the Unified Payments Interface. */
  upi?: string | undefined;
  /** What else a bank of the country wants to know, such as a sort code; several lines. */
  details?: string | undefined;
};

/** A BIC, and an address of UPI. */
export const BIC_PATTERN = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
export const UPI_PATTERN = /^[A-Za-z0-9._-]{2,80}@[A-Za-z][A-Za-z0-9]{1,30}$/;

/** Returns an IBAN as it is stored: without spaces, in capitals. */
export const bareIban = (written: string): string => written.replace(/\s/g, '').toUpperCase();

/** Returns an IBAN as people read it, in groups of four. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns whether the check digits of an IBAN are right (ISO 7064, mod 97). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** What is transferred: an amount as the wire has it, and what the customer writes beside it. */
type Transfer = { amount: number; reference: string };

/**
 * Returns the text of a QR code that fills in a transfer in the customer's banking app: one of the European Payments
 * Council for euros with an IBAN, a link of UPI for rupees; undefined for any other.
 */
export function transferCode(account: PaymentAccount, transfer: Transfer): string | undefined {
  const { currency } = shopPlace();
  if (currency === 'EUR' && account.iban) return epcText(account, account.iban, transfer);
  if (currency === 'INR' && account.upi) return upiLink(account, account.upi, transfer);
  return undefined;
}

/** The limits of an amount in a code of the European Payments Council, in euros. */
const EPC_MIN = 0.01;
const EPC_MAX = 999_999_999.99;

/** The 12 lines of EPC069-12: version 2, in UTF-8, where the BIC may be missing. */
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
    // The purpose, and a reference by ISO 11649.
    '',
    '',
    reference,
    // A note for whoever pays.
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
