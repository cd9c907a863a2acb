import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import { useAction } from '../../../../kit/use-action.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { useAuth } from '../session/auth-context.ts';
import { useGetWishesQuery, useMarkBookMutation } from './api.ts';
import { deviceWishes, useDeviceWishes } from './device-wishes.ts';

/** Returns what `act(true)` puts on the wish list and `act(false)` removes: in the account, or on this device. */
export function useWish(bookId: string) {
  const uid = useAuth().currentUser?.uid;
  const onDevice = useDeviceWishes();
  const { data } = useGetWishesQuery(uid ?? '', { skip: !uid });
  const [markBook] = useMarkBookMutation();
  const isInAccount = uid !== undefined && data?.wishes.includes(bookId) === true;
  const { act } = useAction({
    run: async (wanted: boolean) => {
      if (uid) await markBook({ uid, list: 'wishes', bookId, marked: wanted }).unwrap();
      else if (wanted && !deviceWishes.add(bookId))
        throw { data: { code: 'list-full', detail: textsNow(peopleTexts).wishesFull(WISHES_MAX) } };
      if (!wanted) deviceWishes.remove([bookId]);
    },
  });
  return { isMarked: isInAccount || onDevice.includes(bookId), act };
}
