import type { ShopView } from '@book-store/contract/schemas/shop';
import { compareEdit, disputedFields } from '../../shared/compare-edit.ts';
import { AppError } from '../../shared/errors.ts';

/**
 * Merges a section of the settings as an admin sends it with what has become of it since the form was
 * opened. Without `seen` it is taken as it is. Throws `changed-meanwhile`, with the shop as it is now, if
 * somebody else has given one of the changed fields another value.
 */
export function mergeSection<Section extends object>(
  { seen, ...typed }: Section & { seen?: Section | undefined },
  { now, shop }: { now: Section; shop: ShopView },
): Omit<Section, 'seen'> {
  if (!seen) return typed;
  // A field that is left out is empty, as in the settings themselves.
  const none = Object.fromEntries(
    [seen, typed, now].flatMap((fields) => Object.keys(fields)).map((name) => [name, null]),
  );
  const [before, mine, theirs] = [seen, typed, now].map((fields) => ({ ...none, ...fields }));
  const { untouched, disputed } = compareEdit<object>({
    seen: before ?? {},
    typed: mine ?? {},
    now: theirs ?? {},
  });
  if (disputed.length > 0) {
    throw new AppError('changed-meanwhile', {
      detail:
        'Somebody else has changed these settings in the meantime. Nothing has been saved yet.',
      fields: disputedFields(disputed),
      extra: { shop },
    });
  }
  const kept = (untouched as (keyof Section)[]).map((name) => [name, now[name]]);
  return { ...typed, ...Object.fromEntries(kept) };
}
