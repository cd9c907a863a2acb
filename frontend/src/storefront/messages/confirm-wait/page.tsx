import { confirmWaitFormPath } from '@book-store/contract/messages/back-in-stock/back-in-stock-paths';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { askingTexts } from '../asking-texts.ts';
import { useConfirmWaitMutation } from '../parts/back-in-stock-api.ts';
import { LinkCard } from '../parts/newsletter/link-card.tsx';

/** A link may be cut short within it, too. */
const BOOK_ID = /^[\da-f]{24}$/;

/** Behind the link that confirms an address for mails about a sold-out book. */
export default function ConfirmWaitPage() {
  const head = useHead('confirmWait');
  const words = useTexts(askingTexts).confirmWait;
  const [params] = useSearchParams();
  const [confirm] = useConfirmWaitMutation();
  const [token, bookId] = [params.get('token') ?? '', params.get('book') ?? ''];
  return (
    <>
      <PageHead {...head} />
      <LinkCard
        {...words}
        title={head.title}
        token={BOOK_ID.test(bookId) ? token : ''}
        action={confirmWaitFormPath(encodeURIComponent(token), encodeURIComponent(bookId))}
        onPress={() => confirm({ token, bookId }).unwrap()}
        isDone={params.get('done') === 'true'}
        isExpired={params.get('expired') === 'true'}
        isFull={params.get('full') === 'true'}
      />
    </>
  );
}
