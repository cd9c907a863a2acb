import { QUESTION_STATES } from '@book-store/contract/messages/questions/questions';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { live } from '../../../api/refresh.ts';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { questionsTexts } from '../questions-texts.ts';
import { useListQuestionsQuery } from './api.ts';
import { QuestionRow } from './question-row.tsx';

export default function QuestionsPage() {
  const texts = useTexts(questionsTexts);
  const list = useListState(dashboardPaths.questions.to, { choices: { state: QUESTION_STATES } });
  const query = useListQuestionsQuery(list.query, live(60));
  const { data: shop } = useShopQuery();
  const shown = shownOf(query);
  return (
    <ListPage head={useDashboardHead('questions')}>
      <ListHead
        id="questions"
        title={texts.title}
        count={shown && texts.count(shown.total)}
        note={<p className="prose text-muted">{texts.about}</p>}
      >
        <BackLink to={dashboardPaths.mails.to()} all={texts.mail} />
      </ListHead>
      {shop && !shop.answersMail && <p className="prose font-semibold">{texts.noServer}</p>}
      <FilterTabs
        label={texts.byState}
        names={texts.states}
        all={texts.all}
        choices={QUESTION_STATES}
        current={list.chosen.state}
        to={(state) => list.to({ state })}
      />
      <ListItems list={list} query={query} loading={texts.loading} failed={texts.failed}>
        {({ questions, total }, busy) =>
          total === 0 ? (
            <NoItems
              list={list}
              text={texts.none}
              narrowed={texts.nothingHere}
              all={texts.showAll}
            />
          ) : (
            <ListRows labelledBy="questions" busy={busy}>
              {questions.map((question) => (
                <QuestionRow
                  key={question._id}
                  question={question}
                  isSent={shop?.answersMail === true}
                />
              ))}
            </ListRows>
          )
        }
      </ListItems>
    </ListPage>
  );
}
