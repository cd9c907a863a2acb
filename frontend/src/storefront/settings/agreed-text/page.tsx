import { dayText, shopDay } from '@book-store/contract/place';
import type { TextVersionView } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { RichText } from '../../../kit/rich-text.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import NotFoundPage from '../../frame/not-found/page.tsx';
import { useGetTextVersionQuery } from '../parts/page-texts/api.ts';
import { TextPage } from '../parts/page-texts/text-page.tsx';
import { settingsTexts } from '../texts.ts';

/** A text as it was when somebody ordered, which the shop may have changed since. */
export default function AgreedTextPage() {
  const { id = '' } = useParams();
  const { pageFailed } = useTexts(commonTexts);
  const query = useGetTextVersionQuery(id);
  return (
    <Loaded query={query} spinner="min-h-[40vh]" failed={pageFailed} missing={<NotFoundPage />}>
      {(text) => <AgreedText text={text} />}
    </Loaded>
  );
}

function AgreedText({ text: { page, html, since } }: { text: TextVersionView }) {
  const { title } = useHead(page);
  const language = useLanguage();
  const { agreed } = useTexts(settingsTexts);
  return (
    <TextPage head={{ title, hidden: true }}>
      <p className="text-muted">{agreed(dayText(language, shopDay(new Date(since))))}</p>
      <RichText html={html} />
    </TextPage>
  );
}
