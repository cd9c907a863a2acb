import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../kit/page-head.tsx';
import { UnsubscribeCard } from '../newsletter/link-card.tsx';

export default function UnsubscribePage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHead {...PAGES.unsubscribe} />
      <UnsubscribeCard token={params.get('token') ?? ''} isDone={params.get('done') === 'true'} />
    </>
  );
}
