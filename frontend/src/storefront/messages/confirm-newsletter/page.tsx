import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { ConfirmAddressCard } from '../parts/newsletter/link-card.tsx';

export default function ConfirmNewsletterPage() {
  const head = useHead('confirmNewsletter');
  const [params] = useSearchParams();
  return (
    <>
      <PageHead {...head} />
      <ConfirmAddressCard
        token={params.get('token') ?? ''}
        isDone={params.get('done') === 'true'}
        isExpired={params.get('expired') === 'true'}
      />
    </>
  );
}
