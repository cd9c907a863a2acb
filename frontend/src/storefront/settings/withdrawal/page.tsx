import { useHead } from '../../../lib/wording/page-heads.ts';
import { OwnPage } from '../parts/page-texts/own-page.tsx';

export default function WithdrawalPage() {
  return <OwnPage page="withdrawal" head={useHead('withdrawal')} />;
}
