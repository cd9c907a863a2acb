import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { ConfirmAddressCard, UnsubscribeCard } from '../features/newsletter/link-card.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

const useToken = () => useSearchParams()[0].get('token') ?? '';

export function ConfirmNewsletterPage() {
  return (
    <>
      <PageHead {...PAGES.confirmNewsletter} />
      <ConfirmAddressCard token={useToken()} />
    </>
  );
}

export function UnsubscribePage() {
  return (
    <>
      <PageHead {...PAGES.unsubscribe} />
      <UnsubscribeCard token={useToken()} />
    </>
  );
}
