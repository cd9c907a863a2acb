import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { UnsubscribeCard } from '../parts/newsletter/link-card.tsx';

export default function UnsubscribePage() {
  const head = useHead('unsubscribe');
  const [params] = useSearchParams();
  return (
    <>
      <PageHead {...head} />
      <UnsubscribeCard token={params.get('token') ?? ''} isDone={params.get('done') === 'true'} />
    </>
  );
}
