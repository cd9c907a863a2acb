import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../kit/page-head.tsx';
import { ConfirmAddressCard } from '../newsletter/link-card.tsx';

export default function ConfirmNewsletterPage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHead {...PAGES.confirmNewsletter} />
      <ConfirmAddressCard token={params.get('token') ?? ''} />
    </>
  );
}
