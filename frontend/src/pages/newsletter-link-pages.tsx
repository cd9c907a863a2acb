import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { ConfirmAddressCard, UnsubscribeCard } from '../features/newsletter/link-card.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

const useParam = (name: string) => useSearchParams()[0].get(name) ?? '';

export function ConfirmNewsletterPage() {
  return (
    <>
      <PageHead {...PAGES.confirmNewsletter} />
      <ConfirmAddressCard token={useParam('token')} />
    </>
  );
}

export function UnsubscribePage() {
  return (
    <>
      <PageHead {...PAGES.unsubscribe} />
      <UnsubscribeCard token={useParam('token')} isDone={useParam('done') === 'true'} />
    </>
  );
}
