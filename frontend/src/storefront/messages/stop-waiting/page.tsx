import { stopWaitingFormPath } from '@book-store/contract/messages/back-in-stock/back-in-stock-paths';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { askingTexts } from '../asking-texts.ts';
import { useStopWaitingMutation } from '../parts/back-in-stock-api.ts';
import { LinkCard } from '../parts/newsletter/link-card.tsx';

/** Behind the link that ends all mails about sold-out books to an address. */
export default function StopWaitingPage() {
  const head = useHead('stopWaiting');
  const words = useTexts(askingTexts).stopWaiting;
  const [params] = useSearchParams();
  const [stop] = useStopWaitingMutation();
  const token = params.get('token') ?? '';
  return (
    <>
      <PageHead {...head} />
      <LinkCard
        {...words}
        title={head.title}
        token={token}
        action={stopWaitingFormPath(encodeURIComponent(token))}
        onPress={() => stop(token).unwrap()}
        isDone={params.get('done') === 'true'}
      />
    </>
  );
}
