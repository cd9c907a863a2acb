import type { Language } from '@book-store/contract/storefront';
import { useState } from 'react';
import { type Address, addressValues } from '../../../../kit/fields/address-values.ts';
import { personalStorage } from '../../../../lib/storage/personal-storage.ts';
import { useLanguage } from '../../../../lib/wording/storefront-texts.ts';

/** What the account keeps for the next checkout. */
export type SavedDelivery = { name: string; phone: string; addresses: readonly Address[] };

/** The typed fields and the id of the chosen way, keyed by the field paths of the server's errors. */
const EMPTY = {
  name: '',
  phone: '',
  /** Of a guest; an account has its own. */
  email: '',
  ...addressValues(),
  delivery: '',
  payment: '',
  terms: '',
  save: '',
};
export type DeliveryDraft = typeof EMPTY;

const NAME = 'delivery';

function readDraft(uid: string): Partial<DeliveryDraft> {
  const kept = personalStorage.read(uid, NAME);
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = Object.entries(kept).filter(
    ([path, text]) => path in EMPTY && typeof text === 'string',
  );
  return Object.fromEntries(texts);
}

/** Fills in what is saved. An address that the customer has begun to type is not mixed with another. */
function fromSaved(
  saved: SavedDelivery | undefined,
  typed: Partial<DeliveryDraft>,
  language: Language,
) {
  if (!saved) return {};
  const [address] = saved.addresses;
  const begun = Object.keys(typed).some((path) => path.startsWith('address.'));
  return {
    ...(saved.name && { name: saved.name }),
    phone: saved.phone,
    ...(address && !begun && addressValues(address, language)),
  };
}

type Known = {
  uid: string;
  name: string | null;
  saved: SavedDelivery | undefined;
  /** The name of the country that most orders go to. */
  country: string | undefined;
};

/**
 * The delivery form's draft: what the customer has typed, over what is saved in the account. What is
 * typed is stored for this account until the order is placed.
 */
export function useDeliveryDraft({ uid, name, saved, country = '' }: Known) {
  const language = useLanguage();
  const [typed, setTyped] = useState(() => readDraft(uid));
  const draft: DeliveryDraft = {
    ...EMPTY,
    name: name ?? '',
    'address.country': country,
    ...fromSaved(saved, typed, language),
    ...typed,
  };
  const keep = (next: Partial<DeliveryDraft>) => personalStorage.write(uid, NAME, next);
  return {
    draft,
    change(fields: Partial<DeliveryDraft>) {
      const next = { ...typed, ...fields };
      setTyped(next);
      keep(next);
    },
    keep: () => keep(typed),
    forget: () => personalStorage.write(uid, NAME, undefined),
  };
}
