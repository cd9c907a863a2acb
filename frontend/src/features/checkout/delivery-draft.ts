import { useState } from 'react';
import { personalStorage } from '../../shared/personal-storage.ts';

/** The typed fields, keyed by the field paths of the server's errors. */
const EMPTY = {
  name: '',
  phone: '',
  'address.street': '',
  'address.city': '',
  'address.state': '',
  'address.zipcode': '',
  'address.country': '',
  terms: '',
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

/** The delivery form's draft, stored for this account until the order is placed. */
export function useDeliveryDraft(uid: string, name: string | null) {
  const [draft, setDraft] = useState<DeliveryDraft>(() => ({
    ...EMPTY,
    name: name ?? '',
    ...readDraft(uid),
  }));
  const keep = (next: DeliveryDraft) => personalStorage.write(uid, NAME, next);
  return {
    draft,
    change(path: string, text: string) {
      const next = { ...draft, [path]: text };
      setDraft(next);
      keep(next);
    },
    keep: () => keep(draft),
    forget: () => personalStorage.write(uid, NAME, undefined),
  };
}
