import { useHead } from '../../../lib/wording/page-heads.ts';
import { OwnPage } from '../parts/page-texts/own-page.tsx';

export default function ImprintPage() {
  return <OwnPage page="imprint" head={useHead('imprint')} />;
}
