import type { Language } from '@book-store/contract/storefront';
import { useEffect, useMemo } from 'react';
import { get } from 'react-hook-form';
import { type Address, partsOf } from '../../../../kit/fields/address-values.ts';
import type { useForm } from '../../../../kit/forms/use-form.ts';
import { personalStorage } from '../../../../lib/storage/personal-storage.ts';
import { useLanguage } from '../../../../lib/wording/storefront-texts.ts';

/** What the account keeps for the next checkout. */
export type SavedDelivery = { name: string; phone: string; addresses: readonly Address[] };

const EMPTY = {
  name: '',
  phone: '',
  /** Of a guest; an account has its own. */
  email: '',
  address: partsOf(),
  /** The ids of the chosen way of delivery and way to pay. */
  delivery: '',
  payment: '',
  terms: false,
  save: false,
};
/** What stands in the fields of the checkout. */
export type CheckoutValues = typeof EMPTY;

const NAME = 'delivery';
/** What has been typed, ticked or chosen, by the paths of the fields. */
type Draft = Readonly<Record<string, unknown>>;

function readDraft(uid: string): Draft {
  const kept = personalStorage.read(uid, NAME);
  return typeof kept === 'object' && kept !== null ? (kept as Draft) : {};
}

type Known = {
  uid: string;
  name: string | null;
  saved: SavedDelivery | undefined;
  /** The name of the country that most orders go to. */
  country: string | undefined;
};

/** Fills in what was typed, over what is known. An address that was begun is not mixed with a saved one. */
function startOf({ uid, name, saved, country = '' }: Known, language: Language): CheckoutValues {
  const draft = readDraft(uid);
  const text = (path: string, known = '') => {
    const typed = draft[path];
    return typeof typed === 'string' ? typed : known;
  };
  const begun = Object.keys(draft).some((path) => path.startsWith('address.'));
  const address = begun ? undefined : saved?.addresses[0];
  const parts = address ? partsOf(address, language) : { ...partsOf(), country };
  return {
    name: text('name', saved?.name || (name ?? '')),
    phone: text('phone', saved?.phone),
    email: text('email'),
    address: {
      street: text('address.street', parts.street),
      city: text('address.city', parts.city),
      zipcode: text('address.zipcode', parts.zipcode),
      state: text('address.state', parts.state),
      country: text('address.country', parts.country),
    },
    delivery: text('delivery'),
    payment: text('payment'),
    terms: Boolean(draft.terms),
    save: Boolean(draft.save),
  };
}

/** Returns what stands in the checkout at first, which is more once the account's details are there. */
export function useCheckoutStart({ uid, name, saved, country }: Known): CheckoutValues {
  const language = useLanguage();
  return useMemo(
    () => startOf({ uid, name, saved, country }, language),
    [uid, name, saved, country, language],
  );
}

/** Keeps what is typed for this account until the order is placed, also over a reload. */
export function useKeptDraft(
  uid: string,
  { watch }: Pick<ReturnType<typeof useForm<CheckoutValues>>, 'watch'>,
) {
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      if (!name) return;
      const typed: unknown = get(values, name);
      const parts =
        typeof typed === 'object'
          ? Object.entries(typed ?? {}).map(([part, text]) => [`${name}.${part}`, text])
          : [[name, typed]];
      personalStorage.write(uid, NAME, { ...readDraft(uid), ...Object.fromEntries(parts) });
    });
    return unsubscribe;
  }, [uid, watch]);
  return {
    /** Keeps the draft while `leave` clears what is kept of the account. */
    async over(leave: () => Promise<void>) {
      const draft = readDraft(uid);
      await leave();
      personalStorage.write(uid, NAME, draft);
    },
    forget: () => personalStorage.write(uid, NAME, undefined),
  };
}
