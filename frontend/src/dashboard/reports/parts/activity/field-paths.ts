import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';

/** Field names in entries from before the settings had sections. */
const FORMER: Record<string, string> = {
  accountBic: 'payments.account.bic',
  accountDetails: 'payments.account.details',
  accountIban: 'payments.account.iban',
  accountName: 'payments.account.name',
  accountUpi: 'payments.account.upi',
  bannerButton: 'banner.button',
  bannerHeading: 'banner.heading',
  bannerLink: 'banner.buttonLink',
  bannerText: 'banner.text',
  closedDays: 'delivery.closed.dates',
  paymentWays: 'payments.ways',
  taxIncluded: 'tax.included',
  taxNumber: 'tax.number',
  taxRates: 'tax.rates',
  taxRegion: 'tax.region',
};

export const currentPath = (field: string): string => FORMER[field] ?? field;

/** 'name' for 'identity.name'. */
export const ownName = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** Whether the text is too long for a sentence. */
export const isLongText = (field: string): boolean => ownName(field) === 'description';

/** Replaces stored categories with genre names. */
export const withGenreNames = <Change extends FieldChange>(
  fields: readonly Change[],
  genreName: (category: string) => string,
): Change[] =>
  fields.map((change) => {
    const { field, from, to } = change;
    if (field !== 'category') return change;
    return {
      ...change,
      ...(typeof from === 'string' && { from: genreName(from) }),
      ...(typeof to === 'string' && { to: genreName(to) }),
    };
  });
